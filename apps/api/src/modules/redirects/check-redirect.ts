import type { FieldCode } from '@yay/contract/codes';
import { addressOwner } from '@yay/contract/pages/address-owner';
import { inEnglish } from '@yay/contract/public-site/addresses';
import { followRedirects, type RedirectRule } from '@yay/domain/redirects';
import { isOwnPath, isSafeLink } from '@yay/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { allowedHosts, allRules, livingPageAt } from './redirects.repo.ts';

export interface RedirectProblem {
  readonly field: 'from_path' | 'to_url';
  readonly code: FieldCode;
  /** The way that it would make. */
  readonly chain?: readonly string[];
}

/** Returns the reason why a redirect can't be as it is asked for; null where it can. */
export async function redirectProblem(
  source: Queryable,
  asked: { readonly from_path: string; readonly to_url: string; readonly status: 301 | 302 },
  id: number | null,
): Promise<RedirectProblem | null> {
  const { from_path: from, to_url: to, status } = asked;
  const isStart = from.endsWith('*');
  const path = isStart ? from.slice(0, -1) : from;
  const owner = addressOwner(path.replace(/(?!^)\/+$/, ''));
  if (owner !== null && from !== '/') return { field: 'from_path', code: `redirect_over_${owner}` };
  // A start that is shorter than a part of a path would take the portals along.
  if (isStart && !/^\/[^/]+/.test(path))
    return { field: 'from_path', code: 'redirect_over_portal' };
  const page = inEnglish(path) ?? path;
  if (page === '/' || (await livingPageAt(source, { path: page, isStart })) !== null) {
    return { field: 'from_path', code: 'redirect_over_page' };
  }
  const others = (await allRules(source)).filter((rule) => rule.id !== id);
  if (others.some((rule) => rule.from === from)) {
    return { field: 'from_path', code: 'redirect_exists' };
  }
  const stem = to.endsWith('*') ? to.slice(0, -1) : to;
  if (!isSafeLink(stem) || to.slice(0, -1).includes('*') || (to.endsWith('*') && !isStart)) {
    return { field: 'to_url', code: 'redirect_to_malformed' };
  }
  if (!isOwnPath(to) && !(await allowedHosts(source)).includes(new URL(stem).hostname)) {
    return { field: 'to_url', code: 'redirect_host' };
  }
  return chainProblem(inBothLanguages([...others, { id: id ?? 0, from, to, status }]), from);
}

/**
 * Returns the problem of a chain through a rule that leads back to where it was or goes on too
 * long.
 */
function chainProblem(rules: readonly RedirectRule[], from: string): RedirectProblem | null {
  // A wildcard is tried with text that no other rule names, and with nothing.
  const starts = from.endsWith('*') ? [`${from.slice(0, -1)}anything`, from.slice(0, -1)] : [from];
  // Other ways that lead through this one can come back by it as well.
  for (const start of [...starts, ...rules.map((rule) => rule.from.replace(/\*$/, 'anything'))]) {
    const chain = followRedirects(rules, start);
    if (chain === null || chain.end === 'reached') continue;
    const code = chain.end === 'loop' ? 'redirect_loop' : 'redirect_too_long';
    return { field: 'to_url', code, chain: chain.addresses };
  }
  return null;
}
