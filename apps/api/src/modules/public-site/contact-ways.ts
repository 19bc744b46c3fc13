import { inLanguage } from '@yay/contract/public-site/addresses';
import type { Locale } from '@yay/words/locales';
import { SAY_SITE } from '@yay/words/public-site/say';
import { escapeText as e } from '../../platform/http/index.ts';
import type { PublicSettings } from '../settings/index.ts';
import { type IconName, icon } from './icons.ts';

type Contact = PublicSettings['config']['contact'];

/** Ways to reach the team without a form, over the contact page: those that the settings name. */
export function contactWays(path: string, locale: Locale, { email, sms }: Contact): string {
  if (path !== '/contact-us') return '';
  const t = SAY_SITE[locale];
  const way = (look: string, href: string, sign: IconName, name: string, hint: string) =>
    `<a class="way way-${look}" href="${e(href)}"><span>${icon(sign)}</span><b>${e(name)}</b><small>${e(hint)}</small></a>`;
  const ways = [
    sms &&
      way(
        'o',
        `sms:${sms}`,
        'chat-bubble-left-right',
        t('ways.text', { number: sms }),
        t('ways.textHint'),
      ),
    email && way('b', `mailto:${email}`, 'envelope', email, t('ways.mailHint')),
    way(
      'g',
      inLanguage('/request', locale),
      'academic-cap',
      t('ways.school'),
      t('ways.schoolHint'),
    ),
  ];
  return `<nav class="wrap ways" aria-label="${e(t('ways.label'))}">${ways.filter(Boolean).join('')}</nav>`;
}
