import type { SiteOption } from '@yay/contract/settings/calls';
import { plainTextOf } from '@yay/documents/paragraphs';
import { isSafeLink } from '@yay/domain/text';
import type { Locale } from '@yay/words/locales';

export interface SiteAlertText {
  readonly visible: boolean;
  readonly headline: string;
  /** The editor's document; null for none. */
  readonly copy: unknown;
  readonly link: { readonly url: string; readonly text: string } | null;
}

/**
 * Returns the alert that the team has set, in the language of the page, or null when it has no text.
 * Any part of the option may be missing.
 */
export function readSiteAlert(
  options: readonly SiteOption[],
  locale: Locale,
): SiteAlertText | null {
  const fields = options.find(({ type }) => type === 'site_alert')?.fields ?? {};
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  // Without Spanish words, the English stand.
  const said = (name: string) => (locale === 'es' && text(`${name}_es`)) || text(name);
  const [headline, url] = [said('headline'), text('link_url')];
  const isSpanish = locale === 'es' && plainTextOf(fields.copy_es) !== '';
  const copy = isSpanish ? fields.copy_es : fields.copy;
  if (headline === '' && plainTextOf(copy) === '') return null;
  return {
    visible: fields.visible === true,
    headline,
    copy,
    link: isSafeLink(url) ? { url, text: said('link_text') || url } : null,
  };
}

/** Places of one school, kitchen or gift, which have things of their own to say. */
const HIDDEN_IN = ['/schools/', '/vendors/', '/gift/'];

/** Texts that ask for an account: a visitor of the calendar has one, so they are in her way. */
const ASKS_FOR_ACCOUNT = [
  /\b(create|update)\b[^.!?]*\baccount\b/i,
  /(^|[^\p{L}])(crea|cree|crear|actualiza|actualice|actualizar)(?!\p{L})[^.!?]*\bcuenta\b/iu,
];

export function isSiteAlertShown(path: string, alert: SiteAlertText | null): boolean {
  if (!alert?.visible || path === '/') return false;
  if (HIDDEN_IN.some((part) => path.includes(part))) return false;
  const says = `${alert.headline} ${plainTextOf(alert.copy)}`;
  return !(path.includes('/lunch-calendar') && ASKS_FOR_ACCOUNT.some((asks) => asks.test(says)));
}
