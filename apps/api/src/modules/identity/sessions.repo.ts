import type { SecondFactor } from '@yay/contract/identity/passkeys';
import type { Instant } from '@yay/domain/time';
import { asTimestamp, type Queryable, type Tx } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly standalone: boolean;
  readonly expiresAt: Instant;
  readonly origin: Origin;
  readonly secondFactor: SecondFactor | null;
  /** The places she came in from: an address, a browser. */
  readonly places: readonly Buffer[];
}

/** Opens a session and notes that its owner was here, and from where. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    'identity.insert_session',
    `with seen as (
       update users set last_seen_at = app_now() where id = $2
     ), known as (
       insert into sign_in_places (user_id, place_hash)
       select distinct $2::integer, place from unnest($8::bytea[]) as place
       on conflict (user_id, place_hash) do update set last_at = excluded.last_at
     )
     insert into sessions (token_hash, user_id, standalone, expires_at, ip, user_agent, second_factor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      session.tokenHash,
      session.userId,
      session.standalone,
      asTimestamp(session.expiresAt),
      session.origin.ip,
      session.origin.userAgent,
      session.secondFactor,
      session.places,
    ],
  );
}

/**
 * Notes that a session was seen; only an old note is renewed, so that several requests of one page
 * write once.
 */
export async function noteSeen(source: Queryable, tokenHash: Buffer): Promise<void> {
  await source.query(
    'identity.note_seen',
    `with session as (
       update sessions set last_seen_at = clock_timestamp()
       where token_hash = $1 and last_seen_at < clock_timestamp() - interval '5 minutes'
       returning coalesce(impersonator_id, user_id) as user_id
     )
     update users u set last_seen_at = app_now() from session where u.id = session.user_id`,
    [tokenHash],
  );
}

/** Notes that the person of a session showed just now who she is; of an impersonation, its person behind. */
export async function noteProof(source: Queryable, tokenHash: Buffer): Promise<void> {
  await source.query(
    'identity.note_proof',
    `update sessions set proved_at = clock_timestamp() where token_hash = (
       select coalesce(started_from, token_hash) from sessions where token_hash = $1)`,
    [tokenHash],
  );
}

/** The owner of the ended session; of an impersonation, the person behind as well. */
export interface EndedSession {
  user_id: number;
  impersonator_id: number | null;
  first: string;
  last: string;
}

const ENDED = `returning s.user_id, s.impersonator_id, u.first, u.last`;

export const deleteSession = (tx: Tx, tokenHash: Buffer): Promise<EndedSession[]> =>
  tx.query<EndedSession>(
    'identity.end_session',
    `delete from sessions s using users u where u.id = s.user_id and s.token_hash = $1 ${ENDED}`,
    [tokenHash],
  );

/** Every session of that person, whoever sat in it, and those in which she acted as somebody else. */
export const deleteSessionsOf = (
  tx: Tx,
  userId: number,
  except: Buffer | null,
): Promise<EndedSession[]> =>
  tx.query<EndedSession>(
    'identity.end_sessions_of',
    `delete from sessions s using users u
     where u.id = s.user_id and (s.user_id = $1 or s.impersonator_id = $1)
       and s.token_hash is distinct from $2 ${ENDED}`,
    [userId, except],
  );

/**
 * The sessions that their owner sees and may end: her own, and those in which she acts as somebody
 * else.
 */
const OWN = '((s.user_id = $1 and s.impersonator_id is null) or s.impersonator_id = $1)';

export const deleteOwnSession = (
  tx: Tx,
  userId: number,
  id: number,
): Promise<(EndedSession & { token_hash: Buffer })[]> =>
  tx.query<EndedSession & { token_hash: Buffer }>(
    'identity.end_own_session',
    `delete from sessions s using users u
     where u.id = s.user_id and s.id = $2 and ${OWN} ${ENDED}, s.token_hash`,
    [userId, id],
  );

export const deleteOwnSessions = (
  tx: Tx,
  userId: number,
  except: Buffer,
): Promise<EndedSession[]> =>
  tx.query<EndedSession>(
    'identity.end_own_sessions',
    `delete from sessions s using users u
     where u.id = s.user_id and ${OWN} and s.token_hash <> $2 ${ENDED}`,
    [userId, except],
  );

export interface OwnSessionRow {
  id: number;
  token_hash: Buffer;
  ip: string | null;
  user_agent: string | null;
  standalone: boolean;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  /** Seconds of real time since its last request. */
  idle_seconds: number;
  /** Set where she acts as somebody else. */
  acting_as: string | null;
}

/** Selects a time of a session in the product's clock: sessions themselves run on real time. */
const shown = (column: string) => `s.${column} + (app_now() - clock_timestamp()) as ${column}`;

export const ownSessions = (source: Queryable, userId: number): Promise<OwnSessionRow[]> =>
  source.query<OwnSessionRow>(
    'identity.own_sessions',
    `select s.id, s.token_hash, s.ip, s.user_agent, s.standalone,
       ${shown('created_at')}, ${shown('last_seen_at')}, ${shown('expires_at')},
       extract(epoch from clock_timestamp() - s.last_seen_at)::integer as idle_seconds,
       case when s.impersonator_id is not null then u.first || ' ' || u.last end as acting_as
     from sessions s join users u on u.id = s.user_id
     where s.expires_at > clock_timestamp() and ${OWN}
     order by s.last_seen_at desc, s.id desc limit 100`,
    [userId],
  );

interface UserSessionRow {
  id: number;
  ip: string | null;
  user_agent: string | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  /** Seconds of real time since its last request. */
  idle_seconds: number;
  /** It ends as those of the internal team do: decided by who sits in it. */
  is_team: boolean;
  /** Set where somebody acts as that person. */
  impersonator: string | null;
  /** Set where that person acts as somebody else. */
  acting_as: string | null;
}

export const sessionsOf = (source: Queryable, userId: number): Promise<UserSessionRow[]> =>
  source.query<UserSessionRow>(
    'identity.sessions_of',
    `select s.id, s.ip, s.user_agent,
       ${shown('created_at')}, ${shown('last_seen_at')}, ${shown('expires_at')},
       extract(epoch from clock_timestamp() - s.last_seen_at)::integer as idle_seconds,
       exists (select from user_roles r join role_permissions p using (role)
         where r.user_id = coalesce(s.impersonator_id, s.user_id)
           and p.permission = 'internal_user') as is_team,
       case when s.user_id = $1 then i.first || ' ' || i.last end as impersonator,
       case when s.impersonator_id = $1 then u.first || ' ' || u.last end as acting_as
     from sessions s join users u on u.id = s.user_id left join users i on i.id = s.impersonator_id
     where s.expires_at > clock_timestamp() and (s.user_id = $1 or s.impersonator_id = $1)
     order by s.last_seen_at desc, s.id desc limit 100`,
    [userId],
  );

/** Ends one session in which that person sits, or in which somebody acts as that person. */
export const deleteSessionOf = (tx: Tx, userId: number, id: number): Promise<EndedSession[]> =>
  tx.query<EndedSession>(
    'identity.end_session_of',
    `delete from sessions s using users u
     where u.id = s.user_id and s.id = $2 and (s.user_id = $1 or s.impersonator_id = $1) ${ENDED}`,
    [userId, id],
  );

/**
 * Deletes ended sessions in batches, so that no sweep holds up those who sign in; returns how many
 * there were.
 */
export async function deleteSessionsThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'identity.delete_sessions_over',
    `delete from sessions where token_hash in (
       select token_hash from sessions where expires_at <= clock_timestamp()
       order by expires_at limit 1000)
     returning 1`,
  );
  return rows.length;
}

/** Forgets places that nobody has come in from for half a year. */
export async function deleteOldPlaces(source: Queryable): Promise<number> {
  const rows = await source.query(
    'identity.delete_old_places',
    `delete from sign_in_places where (user_id, place_hash) in (
       select user_id, place_hash from sign_in_places
       where last_at < clock_timestamp() - interval '180 days' order by last_at limit 1000)
     returning 1`,
  );
  return rows.length;
}
