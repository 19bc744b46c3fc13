import { escapeText } from '../../platform/http/index.ts';
import type { PublicSettings } from '../settings/index.ts';

type Config = PublicSettings['config'];

/** Puts in the settings that the team's texts name: {info_mailbox}, {sms_number}, {product}. */
export const fillIn = (text: string, config: Config): string => put(text, config, String);

/** The same in HTML, where no line breaks a number in two. Within a tag there is text alone. */
export const fillInHtml = (html: string, config: Config): string =>
  html.replace(/<[^>]*>|[^<]+/g, (part) => put(part, config, escapeText, !part.startsWith('<')));

function put(
  text: string,
  config: Config,
  write: (value: string) => string,
  asOne = false,
): string {
  const values: Readonly<Record<string, string>> = {
    info_mailbox: config.contact.email,
    sms_number: config.contact.sms,
    product: config.product_name,
  };
  return text.replace(/\{(info_mailbox|sms_number|product)\}/g, (_all, name: string) => {
    const value = write(values[name] ?? '');
    return asOne && name === 'sms_number' ? `<span class="as-one">${value}</span>` : value;
  });
}
