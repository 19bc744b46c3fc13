import { words as englishErrors } from '@yay/words/errors/en';
import { words as spanishErrors } from '@yay/words/errors/es';
import { words as english } from '@yay/words/frame/en';
import { words as spanish } from '@yay/words/frame/es';
import type { Locale } from '@yay/words/locales';
import { escapeText as e } from '../../platform/http/index.ts';

const SAID = { en: english.impersonation, es: spanish.impersonation };
const ERRORS = { en: englishErrors, es: spanishErrors };

/** Who acts as whom on a page of the site, where it is somebody else's account. */
export interface Impersonation {
  readonly name: string;
  readonly actor: string;
}

/** The same strip as in the web application: the site's script leads back by it. */
export function impersonationStrip(
  { name, actor }: Impersonation,
  product: string,
  locale: Locale,
): string {
  const said = SAID[locale];
  const text = said.text.replace('{product}', () => product).replace('{name}', () => name);
  return `<aside class="impersonating" aria-label="${e(said.label)}"><p>${e(text)} <button type="button" data-switch-back data-failed="${e(ERRORS[locale].request.unknown)}">${e(said.back)}</button></p><p class="behind">${e(said.behind.replace('{name}', () => actor))}</p></aside>
<div class="impersonation-frame" aria-hidden="true"></div>
`;
}
