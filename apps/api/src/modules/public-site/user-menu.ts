import type { Me } from '@yay/contract/identity/calls';
import { accountEntries } from '@yay/contract/navigation';
import { MENU_DESTINATIONS } from '@yay/contract/operations/values';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { words as english } from '@yay/words/frame/en';
import { words as spanish } from '@yay/words/frame/es';
import type { Locale } from '@yay/words/locales';
import { words as englishShell } from '@yay/words/shell/en';
import { words as spanishShell } from '@yay/words/shell/es';
import { escapeText as e } from '../../platform/http/index.ts';
import { icon } from './icons.ts';

const MENU = { en: english.menu, es: spanish.menu };
const NAV = { en: englishShell.nav, es: spanishShell.nav };

/** The menu of whoever is signed in, as in the web application: where she can go from anywhere. */
export function userMenu(me: Me, locale: Locale): string {
  const [menu, nav] = [MENU[locale], NAV[locale]];
  const entries = accountEntries(me).map(
    ({ path, word }) => `<li><a href="${path}">${e(menu[word])}</a></li>`,
  );
  // A hand-off is made at the press, by the site's script: without one there is no entry.
  const bridges = MENU_DESTINATIONS.filter((name) => me.permissions.includes(name)).map(
    (name) =>
      `<li hidden><button type="button" data-bridge="${name}">${e(menu[name])}</button></li>`,
  );
  const named = nav.userMenu.replace('{name}', () => me.full_name);
  return `<details class="vmenu vuser" name="menus"><summary aria-label="${e(named)}"><span class="vuser-me" data-initials="${e(initialsOf(me))}"></span><span class="vuser-name">${e(me.first)}</span>${icon('chevron-down', true)}</summary><div class="vmenu-list"><p>${e(menu.signedInAs.replace('{email}', () => me.email))}</p><ul aria-label="${e(menu.label)}">${entries.join('')}${bridges.join('')}<li><a href="${PARENT_PAGES.logout.path}">${e(nav.logout)}</a></li></ul></div></details>`;
}

const initialsOf = ({ first, last }: Me): string =>
  [first, last]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
