import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

export interface KioskRow {
  id: number;
  name: string;
  destination_id: number;
  destination_name: string;
  paired_at: Instant;
  last_seen_at: Instant | null;
  today: PlainDate;
  handed_over: number;
}

// `handed_over` counts today's bags that the tablet did not take back, by the day of its school.
const ROW = `select k.id, k.name, k.destination_id, d.name as destination_name, k.paired_at,
  k.last_seen_at, c.today,
  (select count(*) from hand_out_events e
   where e.kiosk_id = k.id and e.kind = 'handed_over' and e.refusal is null
     and e.received_at >= start_of_day(c.today, m.timezone)
     and not exists (select from hand_out_events u where u.order_id = e.order_id
       and u.undoes = e.id and u.refusal is null)) as handed_over
  from kiosks k
  join destinations d on d.id = k.destination_id
  join markets m on m.id = d.market_id
  join market_clocks c on c.market_id = m.id
  where k.revoked_at is null`;

export const findKiosks = (source: Queryable, destinationId: number | null): Promise<KioskRow[]> =>
  source.query<KioskRow>(
    'kiosks.all',
    `${ROW} and ($1::int is null or k.destination_id = $1)
     order by lower(d.name), lower(k.name), k.id`,
    [destinationId],
  );

export async function kioskById(source: Queryable, id: number): Promise<KioskRow | undefined> {
  const [row] = await source.query<KioskRow>('kiosks.by_id', `${ROW} and k.id = $1`, [id]);
  return row;
}

export interface TokenRow {
  id: number;
  destination_id: number;
  is_stale: boolean;
}

/** Returns the tablet behind a token that was not taken off. */
export async function kioskByToken(
  source: Queryable,
  tokenHash: Buffer,
): Promise<TokenRow | undefined> {
  const [row] = await source.query<TokenRow>(
    'kiosks.by_token',
    `select k.id, k.destination_id,
       coalesce(k.last_seen_at < app_now() - interval '20 seconds', true) as is_stale
     from kiosks k where k.token_hash = $1 and k.revoked_at is null`,
    [tokenHash],
  );
  return row;
}

export async function noteKioskSeen(source: Queryable, id: number): Promise<void> {
  await source.query(
    'kiosks.seen',
    'update kiosks set last_seen_at = app_now() where id = $1 and revoked_at is null',
    [id],
  );
}

/** Opens a pairing; false where another one has this code just now. */
export async function insertPairing(
  tx: Tx,
  pairing: { readonly tokenHash: Buffer; readonly code: string; readonly seconds: number },
): Promise<Instant | undefined> {
  await tx.query(
    'kiosks.drop_old_pairings',
    'delete from kiosk_pairings where expires_at < clock_timestamp()',
  );
  const [row] = await tx.query<{ expires_at: Instant }>(
    'kiosks.insert_pairing',
    `insert into kiosk_pairings (token_hash, code, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(secs => $3))
     on conflict (code) do nothing returning expires_at`,
    [pairing.tokenHash, pairing.code, pairing.seconds],
  );
  return row?.expires_at;
}

export async function isPairingOpen(source: Queryable, tokenHash: Buffer): Promise<boolean> {
  const [row] = await source.query<{ code: string }>(
    'kiosks.pairing',
    'select code from kiosk_pairings where token_hash = $1 and expires_at > clock_timestamp()',
    [tokenHash],
  );
  return row !== undefined;
}

/** Takes the device that shows a code: it is entered once. */
export async function takePairing(tx: Tx, code: string): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ token_hash: Buffer }>(
    'kiosks.take_pairing',
    `delete from kiosk_pairings where code = $1 and expires_at > clock_timestamp()
     returning token_hash`,
    [code],
  );
  return row?.token_hash;
}

export async function insertKiosk(
  tx: Tx,
  kiosk: {
    readonly destinationId: number;
    readonly name: string;
    readonly tokenHash: Buffer;
    readonly by: number;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'kiosks.insert',
    `insert into kiosks (destination_id, name, token_hash, paired_by) values ($1, $2, $3, $4)
     returning id`,
    [kiosk.destinationId, kiosk.name, kiosk.tokenHash, kiosk.by],
  );
  if (row === undefined) throw new Error('the kiosk was not written');
  announceSchools(tx, [kiosk.destinationId]);
  return row.id;
}

/** Takes a tablet off; undefined where it is off already. `by` is null when it did so itself. */
export async function markRevoked(
  tx: Tx,
  id: number,
  by: number | null,
): Promise<{ name: string } | undefined> {
  const [row] = await tx.query<{ name: string; destination_id: number }>(
    'kiosks.revoke',
    `update kiosks set revoked_at = app_now(), revoked_by = $2
     where id = $1 and revoked_at is null returning name, destination_id`,
    [id, by],
  );
  // Its own socket ends with this, too.
  if (row !== undefined) announceSchools(tx, [row.destination_id]);
  return row;
}

export async function schoolName(
  source: Queryable,
  destinationId: number,
): Promise<string | undefined> {
  const [row] = await source.query<{ name: string }>(
    'kiosks.school',
    'select name from destinations where id = $1',
    [destinationId],
  );
  return row?.name;
}
