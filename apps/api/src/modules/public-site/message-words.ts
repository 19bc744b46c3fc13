import type { SiteOption } from '@yay/contract/settings/calls';
import { dateIn, type Instant, OFFICE_ZONE } from '@yay/domain/time';
import { words as englishErrors } from '@yay/words/errors/en';
import { words as spanishErrors } from '@yay/words/errors/es';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/message-modals/en';
import { words as spanish } from '@yay/words/message-modals/es';
import { escapeText as e } from '../../platform/http/index.ts';

const SAID = { en: english, es: spanish };
const ERRORS = { en: englishErrors, es: spanishErrors };

/** Writes the words around a message over the start page, and whether families can pay ahead. */
export function messageWords(locale: Locale, options: readonly SiteOption[], at: Instant): string {
  const said = SAID[locale];
  const errors = ERRORS[locale];
  const values = {
    close: said.close,
    more: said.more,
    'new-tab': said.newTab,
    label: said.email.label,
    send: said.email.send,
    thanks: said.email.thanks,
    required: errors.field.required,
    invalid: errors.field.email_invalid,
    failed: errors.request.unknown,
    'pay-ahead': String(canPayAhead(options, at)),
  };
  const attributes = Object.entries(values).map(([name, value]) => `data-${name}="${e(value)}"`);
  return `<div id="message-words" hidden ${attributes.join(' ')}></div>`;
}

function canPayAhead(options: readonly SiteOption[], at: Instant): boolean {
  const fields = options.find(({ type }) => type === 'yay_bucks')?.fields;
  if (fields?.enabled !== true) return false;
  const today = dateIn(OFFICE_ZONE, at);
  const { starts_on: from, ends_on: to } = fields;
  return !(typeof from === 'string' && today < from) && !(typeof to === 'string' && today > to);
}
