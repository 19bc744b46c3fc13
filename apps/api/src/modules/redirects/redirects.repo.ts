import type { RedirectRule } from '@yay/domain/redirects';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export const allRules = (source: Queryable): Promise<RedirectRule[]> =>
  source.query<RedirectRule>(
    'redirects.rules',
    'select id, from_path as "from", to_url as "to", status from redirects order by id',
  );

/** Adds what was counted since the last time. */
export async function addHits(
  source: Queryable,
  hits: readonly (readonly [id: number, count: number])[],
): Promise<void> {
  await source.query(
    'redirects.add_hits',
    `update redirects r set hits = r.hits + h.count, last_hit_at = app_now()
     from unnest($1::int[], $2::int[]) as h (id, count) where r.id = h.id`,
    [hits.map(([id]) => id), hits.map(([, count]) => count)],
  );
}

export interface RedirectRow {
  id: number;
  from_path: string;
  to_url: string;
  status: 301 | 302;
  hits: number;
  last_hit_at: Instant | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
}

export async function redirectById(source: Queryable, id: number): Promise<RedirectRow | null> {
  const [row] = await source.query<RedirectRow>(
    'redirects.by_id',
    `select id, from_path, to_url, status, hits, last_hit_at, version, created_at, updated_at
     from redirects where id = $1`,
    [id],
  );
  return row ?? null;
}

/** Locks the addresses: until the commit no page and no redirect takes or leaves one. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await tx.query('redirects.lock_addresses', `select ${LOCKS.addresses.exclusive([])}`);
}

interface RedirectValues {
  readonly from_path: string;
  readonly to_url: string;
  readonly status: 301 | 302;
}

export async function insertRedirect(
  tx: Tx,
  values: RedirectValues,
  createdBy: number,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'redirects.insert',
    `insert into redirects (from_path, to_url, status, created_by) values ($1, $2, $3, $4)
     returning id`,
    [values.from_path, values.to_url, values.status, createdBy],
  );
  if (row === undefined) throw new Error('the redirect was not written');
  return row.id;
}

export async function writeRedirect(tx: Tx, id: number, values: RedirectValues): Promise<void> {
  await tx.query(
    'redirects.update',
    `update redirects set from_path = $2, to_url = $3, status = $4, version = version + 1,
       updated_at = app_now() where id = $1`,
    [id, values.from_path, values.to_url, values.status],
  );
}

export async function removeRedirect(tx: Tx, id: number): Promise<void> {
  await tx.query('redirects.delete', 'delete from redirects where id = $1', [id]);
}

/** A page that visitors can read now or will be able to, at one of these addresses. */
export async function livingPageAt(
  source: Queryable,
  from: { readonly path: string; readonly isStart: boolean },
): Promise<string | null> {
  const [row] = await source.query<{ path: string }>(
    'redirects.living_page',
    `select p.path from pages p where p.archived_at is null
       and (p.path = $1 or ($2 and starts_with(p.path, $1)))
       and exists (select from page_versions v where v.page_id = p.id and v.state <> 'draft'
         and (v.unpublish_at is null or v.unpublish_at > app_now()))
     order by p.path limit 1`,
    [from.path, from.isStart],
  );
  return row?.path ?? null;
}

export async function allowedHosts(source: Queryable): Promise<string[]> {
  const rows = await source.query<{ host: string }>(
    'redirects.hosts',
    'select host from redirect_hosts order by host',
  );
  return rows.map(({ host }) => host);
}

export async function writeHosts(tx: Tx, hosts: readonly string[]): Promise<void> {
  await tx.query('redirects.hosts_off', 'delete from redirect_hosts where host <> all ($1)', [
    hosts,
  ]);
  await tx.query(
    'redirects.hosts_on',
    'insert into redirect_hosts (host) select unnest($1::text[]) on conflict do nothing',
    [hosts],
  );
}
