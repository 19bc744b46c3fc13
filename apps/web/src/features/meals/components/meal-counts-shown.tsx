import type { MealCounts } from '@yay/contract/meals/calls';
import { MEAL_TYPES } from '@yay/contract/meals/values';
import { EmptyState } from '@yay/ui/empty-state';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { KeyFigures } from '../../../parts/report/index.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly meals: number;
}

export function MealCountsShown({
  counts,
  until,
  updating,
}: {
  counts: MealCounts;
  until: string;
  updating: boolean;
}) {
  const t = useTranslations('meals.counts');
  const types = useTranslations('meals.types');
  const list = useTranslations('meals.list');
  const format = useFormatter();
  const locale = useLocale();
  const named = (rows: MealCounts['schools']): Row[] =>
    rows.map((row) => ({ key: String(row.id), name: row.name, meals: row.meals }));
  return (
    <>
      <p className="sr" role="status">
        {updating ? t('updating') : list('meals', { count: counts.meals })}
      </p>
      <KeyFigures
        before={counts.before}
        until={until}
        figures={[
          { title: t('meals'), figure: counts.figures.meals },
          ...MEAL_TYPES.map((type) => ({ title: types(type), figure: counts.figures.types[type] })),
        ].map((figure) => ({ ...figure, better: 'up', text: (meals) => format.number(meals) }))}
      />
      {counts.meals === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
      ) : (
        <div className="meal-counts">
          <Counted
            title={t('byDay')}
            head={t('day')}
            all={counts.meals}
            rows={counts.days.map(({ date, meals }) => ({
              key: date,
              name: formatDate(date, locale, 'dayAndWeekday'),
              meals,
            }))}
          />
          <Counted
            title={t('byVendor')}
            head={t('vendor')}
            all={counts.meals}
            rows={named(counts.vendors)}
          />
          <Counted
            title={t('bySchool')}
            head={t('school')}
            all={counts.meals}
            rows={named(counts.schools)}
          />
          <Counted
            title={t('byItem')}
            head={t('item')}
            all={counts.meals}
            rows={named(counts.items)}
          />
        </div>
      )}
    </>
  );
}

/** A bar beside each number; what is not listed by name stands in one line before the total. */
function Counted({
  title,
  head,
  rows,
  all,
}: {
  title: string;
  head: string;
  rows: readonly Row[];
  all: number;
}) {
  const t = useTranslations('meals.counts');
  const format = useFormatter();
  const most = Math.max(...rows.map(({ meals }) => meals));
  const others = all - rows.reduce((sum, { meals }) => sum + meals, 0);
  return (
    <div className="meal-counted">
      <table className="grid">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="num">
              {t('meals')}
            </th>
            <th scope="col" className="num">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, meals }) => (
            <tr key={key}>
              <th scope="row" className="wrap">
                {name}
                <span
                  className="meal-bar"
                  aria-hidden="true"
                  style={{ inlineSize: `${(100 * meals) / most}%` }}
                />
              </th>
              <td className="num">{format.number(meals)}</td>
              <td className="num mid">
                {format.number(meals / all, { style: 'percent', maximumFractionDigits: 0 })}
              </td>
            </tr>
          ))}
          {others > 0 && (
            <tr>
              <th scope="row" className="wrap mid">
                {t('others')}
              </th>
              <td className="num">{format.number(others)}</td>
              <td />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="num">{format.number(all)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
