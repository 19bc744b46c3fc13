import type { SiteOption } from '@yay/contract/settings/calls';
import { plainTextOf } from '@yay/documents/paragraphs';
import { isSafeLink } from '@yay/domain/text';
import type { Locale } from '@yay/words/locales';

export interface SiteAlert {
  readonly headline: string;
  /** The editor's document; null for none. */
  readonly copy: unknown;
  readonly link: { readonly url: string; readonly text: string } | null;
}

/** The team's alert for a page, in its language; never on the start page, and not where gifts are sold (product.md 2.7). */
export function alertFor(
  path: string,
  options: readonly SiteOption[],
  locale: Locale,
): SiteAlert | null {
  if (path === '/' || path.includes('/gift/')) return null;
  const fields = options.find(({ type }) => type === 'site_alert')?.fields ?? {};
  if (fields.visible !== true) return null;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  // Without Spanish words, the English stand.
  const said = (name: string) => (locale === 'es' && text(`${name}_es`)) || text(name);
  const [headline, url] = [said('headline'), text('link_url')];
  const spanish = locale === 'es' && plainTextOf(fields.copy_es) !== '';
  const copy = spanish ? fields.copy_es : fields.copy;
  if (headline === '' && plainTextOf(copy) === '') return null;
  return {
    headline,
    copy,
    link: isSafeLink(url) ? { url, text: said('link_text') || url } : null,
  };
}
