import type { RedirectRecord } from '@yay/contract/redirects/calls';
import { followRedirects, type RedirectRule } from '@yay/domain/redirects';
import { toIso } from '@yay/domain/time';
import type { RedirectRow } from './redirects.repo.ts';

export function presentRedirect(row: RedirectRow, rules: readonly RedirectRule[]): RedirectRecord {
  const onward = row.to_url.endsWith('*') ? null : followRedirects(rules, row.to_url);
  return {
    id: row.id,
    from_path: row.from_path,
    to_url: row.to_url,
    status: row.status,
    chain: [row.from_path, ...(onward?.addresses ?? [row.to_url])],
    hits: row.hits,
    last_hit_at: row.last_hit_at === null ? null : toIso(row.last_hit_at),
    version: row.version,
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  };
}
