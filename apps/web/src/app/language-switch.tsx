import { LOCALE_COOKIE } from '@yay/contract/shell/first-data';
import { LOCALES, type Locale } from '@yay/words/locales';
import { useLocale, useTranslations } from 'use-intl';
import { useMe } from '../lib/session.ts';
import { switchLocale } from '../lib/words/index.ts';

/** Each in itself: who looks for hers can't read the other. */
const NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };
const YEAR_S = 31_536_000;

/** For visitors; whoever is signed in has the language of her account. */
export function LanguageSwitch() {
  const me = useMe();
  const locale = useLocale();
  const t = useTranslations('frame.footer');
  if (me) return null;

  async function choose(chosen: Locale) {
    await switchLocale(chosen);
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on older phones
    document.cookie = `${LOCALE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  }
  return (
    <fieldset className="languages">
      <legend className="sr">{t('language')}</legend>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => void choose(one)}
        >
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
