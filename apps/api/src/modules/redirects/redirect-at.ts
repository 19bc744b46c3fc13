import { followRedirects, type RedirectRule, ruleFor } from '@yay/domain/redirects';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { allowedHosts, allRules, lockAddresses, writeHosts } from './redirects.repo.ts';

/** The redirect that is about a path, if one is. */
export async function redirectAt(
  source: Queryable,
  path: string,
): Promise<{ id: number; from_path: string; to_url: string } | null> {
  const rule: RedirectRule | null = ruleFor(await allRules(source), path);
  return rule && { id: rule.id, from_path: rule.from, to_url: rule.to };
}

/** Returns where a path would lead, for somebody who looks it up: no hit is counted. */
export async function searchRedirects(source: Queryable, path: string) {
  const chain = followRedirects(inBothLanguages(await allRules(source)), path);
  const [first] = chain?.rules ?? [];
  if (!chain || first === undefined || chain.end !== 'reached') return null;
  return {
    id: first.id,
    to: chain.addresses.at(-1) ?? path,
    status: chain.status,
    chain: [...chain.addresses],
  };
}

export const listHosts = (source: Queryable): Promise<string[]> => allowedHosts(source);

/** A host to which something leads stays allowed until that is changed. */
export async function saveHosts(
  db: Db,
  actor: Actor,
  hosts: readonly string[],
): Promise<string[] | Refusal> {
  return db.tx(async (tx) => {
    await lockAddresses(tx);
    const before = await allowedHosts(tx);
    const after = [...new Set(hosts)].sort();
    const inUse = (await allRules(tx)).flatMap(({ to }) =>
      to.startsWith('/') ? [] : [new URL(to.replace(/\*$/, '')).hostname],
    );
    if (inUse.some((host) => before.includes(host) && !after.includes(host))) {
      return refuse(422, 'invalid', { hosts: ['redirect_host_in_use'] });
    }
    if (before.join() !== after.join()) {
      await writeHosts(tx, after);
      await record(tx, actor, {
        action: 'redirect.hosts_changed',
        subject: { type: 'redirect', id: null, label: after.join(', ').slice(0, 200) || '-' },
        before: { hosts: before.join(', ') || null },
        after: { hosts: after.join(', ') || null },
      });
    }
    return allowedHosts(tx);
  });
}
