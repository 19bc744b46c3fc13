import type { AskedTerms } from '../api/terms.ts';

export const USES = ['anywhere', 'nowhere', 'items', 'pictures', 'pages'] as const;

/** Returns what an address asks for; what it can't say is left out. */
export function askedTermsOf(given: Readonly<Record<string, unknown>>): AskedTerms {
  const { search, used, page } = given;
  return {
    search: typeof search === 'string' && search.trim() !== '' ? search.slice(0, 100) : undefined,
    used: USES.find((use) => use === used),
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}
