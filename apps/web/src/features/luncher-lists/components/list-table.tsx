import type { ListedLuncher, ListedMeal, LuncherList } from '@yay/contract/luncher-lists/calls';
import type { ListSort } from '@yay/contract/luncher-lists/values';
import { mondayOf, weekDates } from '@yay/domain/calendar';
import { Checkbox } from '@yay/ui/checkbox';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { BlackTags } from '../../../parts/black-tags.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { type HideableColumn, hiddenColumns, type ListAddress } from '../model/list-address.ts';
import './luncher-list.css';

export interface ListTableProps {
  list: LuncherList;
  asked: ListAddress;
  onChange: (change: ListAddress) => void;
  /** The children that are checked; undefined where nothing is done with them. */
  chosen: ReadonlySet<number> | undefined;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

export function ListTable({ list, asked, onChange, chosen, onChoose }: ListTableProps) {
  const t = useTranslations('luncher-lists');
  const gradeIn = useGradeName();
  const sorted = (sort: ListSort) => {
    const isOn = (asked.sort ?? 'name') === sort;
    const direction = asked.direction === 'desc' ? 'descending' : 'ascending';
    return {
      direction: isOn ? (direction as 'ascending' | 'descending') : undefined,
      onSort: () =>
        onChange({
          sort: sort === 'name' ? undefined : sort,
          direction: isOn && asked.direction !== 'desc' ? 'desc' : undefined,
        }),
    };
  };
  const { page: _, ...search } = asked;
  const hidden = hiddenColumns(asked);
  const isShown = (column: HideableColumn) => !hidden.includes(column);
  const isWeek = asked.span === 'week';
  const weekColumns = useWeekColumns(list.date);
  const table = (
    <RecordTable
      caption={t('title')}
      className="luncher-list"
      rows={list.data}
      keyOf={({ luncher_id: id }) => id}
      rowLook={({ luncher_id: id }) => (chosen?.has(id) ? 'is-chosen' : undefined)}
      columns={[
        chosen !== undefined && {
          id: 'choose',
          title: t('seat.column'),
          titleHidden: true,
          look: 'list-choose',
          cell: ({ luncher_id: id, first, last, is_here: isHere }) =>
            isHere && (
              <Checkbox
                className="dg-box-input"
                aria-label={t('seat.one', { name: `${first} ${last}` })}
                checked={chosen.has(id)}
                onChange={(on) =>
                  onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
                }
              />
            ),
        },
        {
          id: 'name',
          title: t('columns.name'),
          namesRow: true,
          sort: sorted('name'),
          cell: ({ first, last }) => (
            <bdi>
              {last}, {first}
            </bdi>
          ),
        },
        isShown('grade') && {
          id: 'grade',
          title: t('columns.grade'),
          sort: sorted('grade'),
          labeled: true,
          cell: (row) => (row.no_grade ? '–' : gradeIn(row.grade)),
        },
        list.rooms.length > 0 &&
          isShown('room') && {
            id: 'room',
            title: t('columns.room'),
            sort: sorted('room'),
            labeled: true,
            cell: (row) => row.room ?? '–',
          },
        ...(isWeek ? weekColumns : []),
        !isWeek &&
          isShown('meal') && {
            id: 'meal',
            title: t('columns.meal'),
            look: 'wrap list-meal',
            sort: sorted('meal'),
            cell: (row) =>
              row.meals.length > 0 ? (
                <Meals meals={row.meals} />
              ) : (
                <span className="zero">{t('noLunch')}</span>
              ),
          },
        !isWeek &&
          isShown('week') && {
            id: 'week',
            title: t('columns.week'),
            cell: (row) => <Week date={list.date} days={row.week} />,
          },
        {
          id: 'strict',
          title: t('columns.strict'),
          look: (row) => (row.strict.length > 0 ? 'wrap' : 'wrap list-none'),
          cell: (row) => <Strict row={row} />,
        },
        isShown('state') && {
          id: 'state',
          title: t('columns.state'),
          cell: (row) => <State row={row} />,
        },
      ]}
      pager={{
        page: list.current_page,
        last: list.last_page,
        search: search as Record<string, string | undefined>,
        count: t('count', { count: list.total }),
      }}
    />
  );
  if (!isWeek) return table;
  // Five days of meals are wider than a tablet held upright.
  return (
    <ScrollRegion className="sideways" label={t('title')}>
      {table}
    </ScrollRegion>
  );
}

/** Shows the food that must not be on the plate: a black bar, and nothing else is one. */
export function Strict({ row }: { row: Pick<ListedLuncher, 'strict'> }) {
  const t = useTranslations('luncher-lists.strict');
  return <BlackTags tags={row.strict.map((key) => ({ key, text: t(key) }))} />;
}

export function Meals({ meals }: { meals: readonly ListedMeal[] }) {
  const t = useTranslations('luncher-lists');
  return meals.map((meal) => (
    <span key={meal.order_id} className="list-meal-line">
      {[meal.item, ...meal.options].join(', ')}
      {meal.extras.length > 0 && (
        <span className="mid"> {t('withExtras', { extras: meal.extras.join(', ') })}</span>
      )}
    </span>
  ));
}

/** Returns each day of the week with its meals, in place of one day's. */
function useWeekColumns(date: LuncherList['date']) {
  const locale = useLocale();
  return weekDates(mondayOf(date)).map((day, at) => ({
    id: day,
    title: formatDate(day, locale, 'dayAndWeekday'),
    look: 'wrap list-day',
    labeled: true,
    cell: (row: LuncherList['data'][number]) => <DayMeals row={row} at={at} />,
  }));
}

function DayMeals({ row, at }: { row: LuncherList['data'][number]; at: number }) {
  const t = useTranslations('luncher-lists');
  const meals = row.week_meals?.[at] ?? [];
  if (meals.length > 0) {
    return meals.map((meal, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a child may have the same meal twice
      <span key={place} className="list-meal-line">
        {meal}
      </span>
    ));
  }
  return <span className="zero">{row.week[at] === 'closed' ? t('closedDay') : '–'}</span>;
}

function Week({
  date,
  days,
}: {
  date: LuncherList['date'];
  days: LuncherList['data'][number]['week'];
}) {
  const t = useTranslations('luncher-lists.weekDays');
  const locale = useLocale();
  return (
    <ol className="list-week">
      {weekDates(mondayOf(date)).map((day, at) => {
        const state = days[at] ?? 'none';
        return (
          <li key={day} data-state={state}>
            <span className="sr">{t(state, { day: formatDate(day, locale, 'weekday') })}</span>
          </li>
        );
      })}
    </ol>
  );
}

function State({ row }: { row: ListedLuncher }) {
  const t = useTranslations('luncher-lists.states');
  if (row.is_absent) return <span className="st warn">{t('absent')}</span>;
  if (row.no_grade) return <span className="st bad">{t('noGrade')}</span>;
  if (row.no_room) return <span className="st warn">{t('noRoom')}</span>;
  if (row.is_first_week) return <span className="st info">{t('new')}</span>;
  return <span className="st quiet">{t('active')}</span>;
}
