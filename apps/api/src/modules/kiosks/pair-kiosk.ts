import { randomInt } from 'node:crypto';
import type { Kiosk } from '@yay/contract/kiosks/calls';
import { PAIRING_SECONDS } from '@yay/contract/kiosks/values';
import { toIso } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import {
  insertKiosk,
  insertPairing,
  isPairingOpen,
  kioskById,
  kioskByToken,
  schoolName,
  takePairing,
} from './kiosks.repo.ts';
import { presentKiosk } from './present-kiosk.ts';

interface Parts {
  readonly db: Db;
  readonly limits: Limits;
}

/** Room for a school full of tablets behind one router. */
const OPENED: LimitRule = { name: 'kiosk.pairing', points: 60, seconds: 600 };
const ASKED: LimitRule = { name: 'kiosk.pairing_state', points: 1_200, seconds: 600 };
const ENTERED: LimitRule = { name: 'kiosk.code', points: 30, seconds: 600 };
/** Codes that are tried before there is none left to be had. */
const TRIES = 20;

/** A code that the tablet shows and a token that it keeps, which opens nothing yet. */
export async function openPairing({ db, limits }: Parts, ip: string) {
  const spent = await limits.spend(OPENED, ip);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const token = newToken();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const expiresAt = await db.tx((tx) =>
      insertPairing(tx, { tokenHash: tokenHash(token), code, seconds: PAIRING_SECONDS }),
    );
    if (expiresAt !== undefined) return { data: { code, token, expires_at: toIso(expiresAt) } };
  }
  return refuse(429, 'too_many_requests');
}

/** Tells whether the code was entered; the tablet asks every few seconds. */
export async function askPairing({ db, limits }: Parts, ip: string, token: string) {
  const spent = await limits.spend(ASKED, ip);
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return { data: { state: await stateOf(db, tokenHash(token)) } };
}

async function stateOf(source: Queryable, hash: Buffer): Promise<'waiting' | 'paired' | 'over'> {
  if ((await kioskByToken(source, hash)) !== undefined) return 'paired';
  return (await isPairingOpen(source, hash)) ? 'waiting' : 'over';
}

/** Makes the tablet that shows this code one of a school. */
export async function pairKiosk(
  { db, limits }: Parts,
  actor: Actor,
  asked: { readonly destination_id: number; readonly name: string; readonly code: string },
): Promise<{ data: Kiosk } | Refusal> {
  const spent = await limits.spend(ENTERED, String(actor.userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return db.tx(async (tx) => {
    if ((await schoolName(tx, asked.destination_id)) === undefined) {
      return refuse(422, 'invalid', { destination_id: ['unknown_destination'] });
    }
    const hash = await takePairing(tx, asked.code);
    if (hash === undefined) return refuse(422, 'invalid', { code: ['pairing_code'] });
    const { name, destination_id: destinationId } = asked;
    const id = await insertKiosk(tx, { destinationId, name, tokenHash: hash, by: actor.userId });
    await record(tx, actor, {
      action: 'kiosk.paired',
      subject: { type: 'kiosk', id, label: name },
      after: { destination_id: destinationId },
    });
    const row = await kioskById(tx, id);
    if (row === undefined) throw new Error('the kiosk is not there');
    return { data: presentKiosk(row) };
  });
}
