import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatRange } from '../../../lib/more-formats.ts';
import { shortMenuName } from '../../../parts/short-menu-name.ts';

export type WeekdayMenu = {
  readonly id: number;
  readonly name: string;
  readonly items: number;
  readonly first: PlainDate;
  readonly last: PlainDate;
};

const SHOWN = 3;

/** The menus that a grade group eats by on a weekday from now on, one after the other. */
export function WeekdayMenus({
  menus,
  school,
  group,
}: {
  menus: readonly WeekdayMenu[];
  school: string;
  group: string;
}) {
  const t = useTranslations('menus.bySchool');
  const locale = useLocale();
  if (menus.length === 0) return <span className="zero">{t('none')}</span>;
  return (
    <ul className="weekday-menus dg-above">
      {menus.slice(0, SHOWN).map((menu) => {
        const days = formatRange(menu.first, menu.last, locale, 'day');
        return (
          <li key={menu.id}>
            <Link
              to={PAGES.adminMenu.path}
              params={{ menu: String(menu.id) }}
              search={{}}
              title={menu.name}
              aria-label={t('openMenu', { name: menu.name, days, count: menu.items })}
            >
              {shortMenuName(menu.name, { school, group }, true)}
            </Link>
            <small>{days}</small>
          </li>
        );
      })}
      {menus.length > SHOWN && (
        <li>
          <small>{t('more', { count: menus.length - SHOWN })}</small>
        </li>
      )}
    </ul>
  );
}
