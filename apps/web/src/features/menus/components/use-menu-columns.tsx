import type { PlainDate } from '@yay/domain/calendar';
import type { MenuKind, MenuState, Theme } from '@yay/domain/menus';
import { classNames } from '@yay/ui/class-names';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { createdColumn, type ListColumn } from '../../../lib/list/index.ts';
import { shortMenuName } from '../../../parts/short-menu-name.ts';

export type MenuRow = {
  readonly id: number;
  readonly name: string;
  readonly kind: MenuKind;
  readonly theme: Theme | null;
  readonly last_day: PlainDate;
  readonly items: number;
  readonly schools: readonly string[];
  readonly schools_count: number;
  readonly groups: readonly string[];
  readonly days_ahead: number;
  readonly state: MenuState;
  readonly created_at: string;
};

/** Returns the columns of the list of menus. */
export function useMenuColumns(): ListColumn<MenuRow>[] {
  const t = useTranslations('menus.list');
  const themes = useTranslations('menus.themes');
  const kinds = useTranslations('menus.kinds');
  const servedColumns = useServedColumns();
  const schoolsText = ({ schools, schools_count: count }: MenuRow) => {
    const [first] = schools ?? [];
    if (first === undefined) return '';
    return count > 1 ? t('moreOf', { first, count: String(count - 1) }) : first;
  };
  return [
    {
      id: 'name',
      title: t('name'),
      width: 18,
      sortable: true,
      card: 'title',
      needs: ['schools', 'schools_count'],
      cell: (row) => <MenuName row={row} />,
    },
    {
      id: 'kind',
      title: t('kind'),
      width: 8,
      from: 1060,
      cell: ({ kind }) => <span className="mid">{kind && kinds(kind)}</span>,
    },
    {
      id: 'theme',
      title: t('theme'),
      width: 9,
      sortable: true,
      card: 'line-end',
      cell: ({ theme }) => <span className="mid">{theme ? themes(theme) : ''}</span>,
    },
    {
      id: 'schools',
      title: t('schools'),
      width: 14,
      needs: ['schools_count'],
      card: 'line',
      cell: (row) => (
        <span className="mid dg-above" title={row.schools?.join('; ')}>
          {schoolsText(row)}
        </span>
      ),
    },
    {
      id: 'groups',
      title: t('groups'),
      width: 8,
      from: 1200,
      cell: ({ groups }) => <span className="mid">{groups?.join(', ')}</span>,
    },
    ...servedColumns,
    createdColumn(t('created')),
  ];
}

/**
 * Returns the columns for the size of a menu's offer, and for whether and until when it is served.
 */
function useServedColumns(): ListColumn<MenuRow>[] {
  const t = useTranslations('menus.list');
  const format = useFormatter();
  const locale = useLocale();
  return [
    {
      id: 'items',
      title: t('items'),
      width: 5,
      numeric: true,
      card: 'foot',
      cardLabel: true,
      cell: ({ items }) => items,
    },
    {
      id: 'days_ahead',
      title: t('daysAhead'),
      width: 7,
      numeric: true,
      card: 'foot-end',
      cardLabel: true,
      cell: ({ days_ahead: days }) =>
        days ? format.number(days) : <span className="zero">0</span>,
    },
    {
      id: 'last_day',
      title: t('lastDay'),
      width: 8,
      numeric: true,
      sortable: true,
      newestFirst: true,
      from: 860,
      cell: ({ last_day: date }) =>
        date && <span className="mid">{formatDate(date, locale, 'dayOfYear')}</span>,
    },
    {
      id: 'state',
      title: t('state'),
      width: 7,
      card: 'state',
      cell: ({ state }) => (
        <span className={classNames('st', 'quiet', state === 'archived' && 'struck')}>
          {state && t(`states.${state}`)}
        </span>
      ),
    },
  ];
}

/** The name without the one school that the row says beside it. */
function MenuName({ row: { name, schools, schools_count: count } }: { row: MenuRow }) {
  const school = count === 1 ? schools?.[0] : undefined;
  return <b title={name}>{shortMenuName(name, { school })}</b>;
}
