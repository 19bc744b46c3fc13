import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import { CalendarDaysIcon, CalendarIcon, ListBulletIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { type List, type ListColumn, NewLink } from '../../../lib/list/index.ts';
import { useBySchoolFilters } from './use-by-school-filters.ts';
import { type WeekdayMenu, WeekdayMenus } from './weekday-menus.tsx';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export type PlannedSchool = { readonly id: number; readonly name: string };
export type GroupRow = {
  readonly id: number;
  readonly group_name: string;
  readonly destination_id: number;
  readonly market_id: number;
  readonly school: string;
  readonly market: string;
  readonly planned_until: PlainDate | null;
  /** School days of the next four weeks without a menu. */
  readonly gaps: number;
} & { readonly [day in (typeof WEEKDAYS)[number]]: readonly WeekdayMenu[] };

/** Declares the list of menus by school: a row for each grade group, a column for each weekday. */
export function useBySchoolDeclaration(
  onPlan: (school: PlannedSchool | null) => void,
): List<GroupRow> {
  const t = useTranslations('menus.bySchool');
  const columns = useBySchoolColumns();
  const filters = useBySchoolFilters();
  return {
    name: 'menu_schedules',
    model: 'GradeGroup',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'school', direction: 'asc' },
    searchable: true,
    needs: ['school', 'market', 'destination_id', 'market_id'],
    rowName: ({ school, group_name: group }) => `${school}, ${group}`,
    presets: [{ id: 'lacking', title: t('lacking'), query: 'soon=gaps' }],
    group: {
      key: ({ destination_id: id }) => id,
      head: (row) => <SchoolHead row={row} onPlan={onPlan} />,
    },
    columns,
    filters,
    acts: [
      {
        id: 'all',
        title: t('all'),
        icon: <ListBulletIcon small />,
        to: PAGES.menusAll.path,
      },
      {
        id: 'schedules',
        title: t('schedules'),
        icon: <CalendarIcon small />,
        to: PAGES.adminMenuSchedules.path,
      },
      {
        id: 'month',
        title: t('planMonth'),
        icon: <CalendarDaysIcon small />,
        act: () => onPlan(null),
      },
    ],
    action: <NewLink to={PAGES.menuNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}

function SchoolHead({ row, onPlan }: { row: GroupRow; onPlan: (school: PlannedSchool) => void }) {
  const t = useTranslations('menus.bySchool');
  const { school, market, destination_id: id } = row;
  return (
    <span className="by-school-head">
      <span>
        {school} <small>{market}</small>
      </span>
      <button
        type="button"
        className="staff-btn quiet"
        aria-label={t('planMonthOf', { school })}
        onClick={() => onPlan({ id, name: school })}
      >
        <CalendarDaysIcon small />
        {t('planMonth')}
      </button>
    </span>
  );
}

function useBySchoolColumns(): ListColumn<GroupRow>[] {
  const t = useTranslations('menus.bySchool');
  return [
    {
      id: 'group_name',
      title: t('group'),
      width: 8,
      card: 'title',
      cell: (row) => (
        <Link
          to={PAGES.adminMenuSchedules.path}
          search={{
            market: String(row.market_id),
            schools: String(row.destination_id),
            group: row.group_name,
          }}
          className="dg-name"
          aria-label={t('openDays', { group: row.group_name, school: row.school })}
        >
          {row.group_name}
        </Link>
      ),
    },
    ...WEEKDAYS.map(
      (day): ListColumn<GroupRow> => ({
        id: day,
        title: t(day),
        width: 11,
        card: 'line',
        cardLabel: true,
        cell: (row) => (
          <WeekdayMenus menus={row[day] ?? []} school={row.school} group={row.group_name} />
        ),
      }),
    ),
    {
      id: 'planned_until',
      title: t('until'),
      width: 10,
      needs: ['gaps'],
      card: 'state',
      cell: (row) => <Planned row={row} />,
    },
  ];
}

function Planned({ row: { planned_until: until, gaps } }: { row: GroupRow }) {
  const t = useTranslations('menus.bySchool');
  const locale = useLocale();
  return (
    <span className="by-school-planned">
      <span>{until ? formatDate(until, locale, 'dayOfYear') : t('none')}</span>
      {gaps > 0 && <small className="is-lacking">{t('gap', { count: gaps })}</small>}
    </span>
  );
}
