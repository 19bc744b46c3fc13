import type { SiteOption } from '@yay/contract/settings/calls';
import { isSafeLink } from '@yay/domain/text';

export interface SiteAlert {
  readonly headline: string;
  readonly copy: string;
  readonly link: { readonly url: string; readonly text: string } | null;
}

/** The team's alert for a page; never on the start page, and not where gifts are sold (product.md 2.7). */
export function alertFor(path: string, options: readonly SiteOption[]): SiteAlert | null {
  if (path === '/' || path.startsWith('/gift/')) return null;
  const fields = options.find(({ type }) => type === 'site_alert')?.fields ?? {};
  if (fields.visible !== true) return null;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const [headline, copy, url] = [text('headline'), text('copy'), text('link_url')];
  if (headline === '' && copy === '') return null;
  return {
    headline,
    copy,
    link: isSafeLink(url) ? { url, text: text('link_text') || url } : null,
  };
}
