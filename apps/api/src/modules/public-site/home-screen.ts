import { NOT_OFFERED_THE_HOME_SCREEN } from '@yay/contract/home-screen';
import type { Role } from '@yay/domain/access';
import { words as english } from '@yay/words/frame/en';
import { words as spanish } from '@yay/words/frame/es';
import type { Locale } from '@yay/words/locales';
import { escapeText as e } from '../../platform/http/index.ts';

const SAID = { en: english.homeScreen, es: spanish.homeScreen };

/** How to keep the site on an iPhone: the site's script shows it there, until somebody says no. */
export function homeScreenPrompt(roles: readonly Role[], product: string, locale: Locale): string {
  if (roles.some((role) => NOT_OFFERED_THE_HOME_SCREEN.includes(role))) return '';
  const said = SAID[locale];
  return `<aside class="home-screen" aria-labelledby="home-screen-title" data-home-screen hidden><img src="/icons/icon-192.png" alt="" width="44" height="44" loading="lazy"><div><b id="home-screen-title">${e(said.title.replace('{product}', () => product))}</b><p>${e(said.text)}</p></div><button type="button" class="iconbtn" aria-label="${e(said.dismiss)}">×</button></aside>
`;
}
