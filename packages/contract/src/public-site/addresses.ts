/**
 * The address of a page of the public site in a language: English stands without a prefix. Gifts are
 * pages of the web application, whose addresses are the same in every language.
 */
export const inLanguage = (path: string, locale: 'en' | 'es'): string => {
  if (locale === 'en' || path.startsWith('/gift/')) return path;
  return path === '/' ? '/es' : `/es${path}`;
};

/** The English address of a Spanish one; null for any that is not Spanish. */
export const inEnglish = (path: string): string | null => {
  if (path === '/es') return '/';
  return path.startsWith('/es/') ? path.slice('/es'.length) : null;
};

/** The address of a page of the site as other pages of it link to it. */
export const toPage = (path: string, locale: 'en' | 'es'): string =>
  path.startsWith('/gift/') ? inApplication(path, locale) : inLanguage(path, locale);

/**
 * The address of a page of the web application as a page of the site links to it: whoever reads
 * Spanish chooses it by following, for an English browser would answer in English.
 */
export const inApplication = (path: string, locale: 'en' | 'es'): string =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=es`;
