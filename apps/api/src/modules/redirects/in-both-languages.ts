import { addressOwner } from '@yay/contract/pages/address-owner';
import { inEnglish, inLanguage, isOfVisitors } from '@yay/contract/public-site/addresses';
import type { RedirectRule } from '@yay/domain/redirects';

/**
 * Adds what the rules mean for Spanish addresses: what leads on in English leads on in Spanish, too,
 * where no rule says otherwise.
 */
export function inBothLanguages(rules: readonly RedirectRule[]): RedirectRule[] {
  const named = new Set(rules.map(({ from }) => from));
  const spanish = rules
    .map((rule) => ({ ...rule, from: spanishOf(rule.from), to: spanishOf(rule.to) }))
    .filter(({ from }) => !named.has(from));
  return [...rules, ...spanish];
}

/** The Spanish address of a page of the site; any other address as it is. */
function spanishOf(address: string): string {
  const [path = ''] = address.split(/[?#*]/, 1);
  const isOfSite = isOfVisitors(path) || (path.startsWith('/') && addressOwner(path) === null);
  if (!isOfSite || inEnglish(path) !== null) return address;
  const rest = address.slice(path.length);
  return path === '/' && rest.startsWith('*') ? `/es/${rest}` : inLanguage(path, 'es') + rest;
}
