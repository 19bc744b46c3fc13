import type { SiteMenus } from '@yay/contract/public-site/calls';
import { Bars3Icon, ChevronDownIcon } from '@yay/ui/icons';
import type { Locale } from '@yay/words/locales';
import { useLocale, useTranslations } from 'use-intl';
import { firstData } from '../../lib/first-data.ts';
import { useIsPhone } from '../../lib/viewport.ts';
import { SiteLink } from '../site-link.tsx';
import { PopMenu } from './pop-menu.tsx';

/** Menus of the pages that visitors can read: one for each group, and on a phone one for all. */
export default function VisitorMenus() {
  const t = useTranslations('frame.visitors');
  const locale: Locale = useLocale();
  const phone = useIsPhone();
  const menus = firstData().menus?.header ?? [];
  if (phone) {
    return (
      <PopMenu id="visitors-all" className="visitor-menu" label={t('all')} button={<Bars3Icon />}>
        <Entries links={menus.flatMap(({ links }) => links)} locale={locale} />
      </PopMenu>
    );
  }
  return menus.map(({ label, links }, at) => (
    <PopMenu
      // biome-ignore lint/suspicious/noArrayIndexKey: a menu is known by its place alone
      key={at}
      id={`visitors-${at}`}
      className="visitor-menu"
      button={
        <>
          {label[locale]} <ChevronDownIcon small />
        </>
      }
    >
      <Entries links={links} locale={locale} />
    </PopMenu>
  ));
}

function Entries({ links, locale }: { links: SiteMenus['footer']; locale: Locale }) {
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <SiteLink path={path} className="option">
            {label[locale]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
