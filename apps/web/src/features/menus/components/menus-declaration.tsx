import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import {
  MENU_KINDS,
  MENU_STATES,
  type MenuKind,
  type MenuState,
  THEMES,
  type Theme,
} from '@yay/domain/menus';
import { classNames } from '@yay/ui/class-names';
import { ArchiveBoxIcon, CalendarDaysIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { type BulkAction, createdColumn, type List, NewLink } from '../../../lib/list/index.ts';

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

const ARCHIVE_MAX = 100;

/** What the list of menus is: its columns, its filters, what can be done with several at once. */
export function useMenusDeclaration({
  onArchive,
}: {
  onArchive: BulkAction<MenuRow>['run'];
}): List<MenuRow> {
  const t = useTranslations('menus.list');
  const themes = useTranslations('menus.themes');
  const kinds = useTranslations('menus.kinds');
  const format = useFormatter();
  const locale = useLocale();
  const schoolsText = ({ schools, schools_count: count }: MenuRow) => {
    const [first] = schools ?? [];
    if (first === undefined) return '';
    return count > 1 ? t('moreOf', { first, count: String(count - 1) }) : first;
  };
  return {
    name: 'menus',
    model: 'Menu',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'last_day', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['name', 'state'],
    rowName: ({ name }) => name,
    rowLink: ({ id }) => `/admin/menus/${id}`,
    presets: [
      { id: 'calendar', title: t('calendar'), query: 'kind=calendar' },
      { id: 'go', title: t('grabAndGo'), query: 'kind=grab_and_go' },
      { id: 'archived', title: t('archived'), query: 'state=archived' },
    ],
    columns: [
      {
        id: 'name',
        title: t('name'),
        width: 18,
        sortable: true,
        card: 'title',
        cell: ({ name }) => <b>{name}</b>,
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
          date && (
            <span className="mid">
              {formatDate(date, locale, { year: 'numeric', month: 'short', day: 'numeric' })}
            </span>
          ),
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
      createdColumn(t('created'), format),
    ],
    filters: [
      {
        id: 'state',
        title: t('state'),
        kind: 'choices',
        options: MENU_STATES.map((value) => ({
          value,
          label: t(`states.${value}`),
        })),
      },
      {
        id: 'kind',
        title: t('kind'),
        kind: 'choice',
        options: MENU_KINDS.map((value) => ({ value, label: kinds(value) })),
      },
      {
        id: 'theme',
        title: t('theme'),
        kind: 'choices',
        options: THEMES.map((value) => ({ value, label: themes(value) })),
      },
      { id: 'name', title: t('name'), kind: 'text' },
    ],
    bulk: [
      {
        id: 'archive',
        title: t('archive'),
        icon: <ArchiveBoxIcon small />,
        max: ARCHIVE_MAX,
        run: onArchive,
      },
    ],
    acts: [
      {
        id: 'schedule',
        title: t('schedule'),
        icon: <CalendarDaysIcon small />,
        to: PAGES.adminMenuSchedules.path,
      },
    ],
    action: <NewLink to={PAGES.menuNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
