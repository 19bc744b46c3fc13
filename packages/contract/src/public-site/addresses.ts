/** The address of a page of the public site in a language: English stands without a prefix. */
export const inLanguage = (path: string, locale: 'en' | 'es'): string => {
  if (locale === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
};

/** The English address of a Spanish one; null for any that is not Spanish. */
export const inEnglish = (path: string): string | null => {
  if (path === '/es') return '/';
  return path.startsWith('/es/') ? path.slice('/es'.length) : null;
};

/**
 * Addresses at which a visitor reads a page of the site, and whoever is signed in one of the web
 * application.
 */
const SHARED: readonly string[] = ['/', '/gift/cards', '/gift/teacher-lunch'];

/** Tells an address that a visitor reads on the site, in a language, and nobody else does. */
export const isOfVisitors = (path: string): boolean => SHARED.includes(path);

/**
 * The address of a page of the web application as a page of the site links to it: whoever reads
 * Spanish chooses it by following, for an English browser would answer in English.
 */
export const inApplication = (path: string, locale: 'en' | 'es'): string =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=es`;
