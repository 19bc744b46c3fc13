import type { RedirectRecord } from '@yay/contract/redirects/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { type RedirectProblem, redirectProblem } from './check-redirect.ts';
import { presentRedirect } from './present-redirect.ts';
import {
  allRules,
  insertRedirect,
  lockAddresses,
  redirectById,
  removeRedirect,
  writeRedirect,
} from './redirects.repo.ts';
import { forgetRules } from './resolve-redirect.ts';

interface RedirectValues {
  readonly from_path: string;
  readonly to_url: string;
  readonly status: 301 | 302;
}

const refused = ({ field, code, chain }: RedirectProblem): Refusal =>
  refuse(422, 'invalid', { [field]: [code] }, chain && { more: { chain } });

export async function getRedirect(db: Db, id: number): Promise<RedirectRecord | Refusal> {
  const row = await redirectById(db, id);
  return row === null ? refuse(404, 'not_found') : presentRedirect(row, await allRules(db));
}

/** Leads an address to another from now on. */
export async function createRedirect(
  db: Db,
  actor: Actor,
  values: RedirectValues,
): Promise<RedirectRecord | Refusal> {
  const saved = await db.tx(async (tx) => {
    await lockAddresses(tx);
    const problem = await redirectProblem(tx, values, null);
    return problem === null ? addRedirect(tx, actor, values) : refused(problem);
  });
  forgetRules(db);
  return saved;
}

async function addRedirect(tx: Tx, actor: Actor, values: RedirectValues): Promise<RedirectRecord> {
  const id = await insertRedirect(tx, values, actor.userId);
  await record(tx, actor, {
    action: 'redirect.created',
    subject: { type: 'redirect', id, label: values.from_path },
    after: values,
  });
  await announce(tx, actor, id);
  return present(tx, id);
}

export async function updateRedirect(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...values }: RedirectValues & { readonly version: number },
): Promise<RedirectRecord | Refusal> {
  const saved = await db.tx(async (tx) => {
    await lockAddresses(tx);
    const before = await redirectById(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.version !== version) {
      return refuse(409, 'version_conflict', undefined, {
        more: { redirect: await present(tx, id) },
      });
    }
    const problem = await redirectProblem(tx, values, id);
    if (problem !== null) return refused(problem);
    const { from_path, to_url, status } = before;
    const changes = changedParts({ from_path, to_url, status }, values);
    if (changes !== null) {
      await writeRedirect(tx, id, values);
      await record(tx, actor, {
        action: 'redirect.updated',
        subject: { type: 'redirect', id, label: values.from_path },
        ...changes,
      });
      await announce(tx, actor, id);
    }
    return present(tx, id);
  });
  forgetRules(db);
  return saved;
}

/** Takes a redirect away; its address is free again. */
export async function deleteRedirect(db: Db, actor: Actor, id: number): Promise<Refusal | null> {
  const done = await db.tx(async (tx) => {
    await lockAddresses(tx);
    return takeAway(tx, actor, id);
  });
  forgetRules(db);
  return done;
}

async function takeAway(tx: Tx, actor: Actor, id: number): Promise<Refusal | null> {
  const before = await redirectById(tx, id);
  if (before === null) return refuse(404, 'not_found');
  await removeRedirect(tx, id);
  const { from_path, to_url, status, hits } = before;
  await record(tx, actor, {
    action: 'redirect.deleted',
    subject: { type: 'redirect', id, label: from_path },
    before: { from_path, to_url, status, hits },
  });
  await announce(tx, actor, id);
  return null;
}

/**
 * Leads the old address of a moved page to its new one and removes the rules that led from the new
 * one. The caller holds the lock of the addresses.
 */
export async function leadFromOldAddress(
  tx: Tx,
  actor: Actor,
  {
    before,
    after,
    leads,
  }: { readonly before: string; readonly after: string; readonly leads: boolean },
): Promise<void> {
  const taken = (await allRules(tx)).find(({ from }) => from === after);
  if (taken) await takeAway(tx, actor, taken.id);
  if (!leads) return;
  const values = { from_path: before, to_url: after, status: 301 } as const;
  const id = await insertRedirect(tx, values, actor.userId);
  await record(tx, actor, {
    action: 'redirect.created',
    subject: { type: 'redirect', id, label: before },
    after: values,
  });
  await announce(tx, actor, id);
}

async function announce(tx: Tx, actor: Actor, id: number): Promise<void> {
  await publishList(tx, 'private-list.redirects', [id], actor);
  await publish(tx, `private-record.redirect.${id}`, 'record.changed', {});
}

async function present(tx: Tx, id: number): Promise<RedirectRecord> {
  const row = await redirectById(tx, id);
  if (row === null) throw new Error('the redirect is not there');
  return presentRedirect(row, await allRules(tx));
}
