import type { Affected } from '@yay/contract/mass-cancellation';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const MOST_SCHOOLS = 12;

/** By day, and the schools with most of them. */
export function PreviewTables({ affected }: { affected: Affected }) {
  const t = useTranslations('blackouts.preview');
  const locale = useLocale();
  const schools = affected.schools.toSorted((a, b) => b.orders - a.orders);
  const hidden = schools.length - MOST_SCHOOLS;
  return (
    <>
      <Counts
        title={t('byDay')}
        head={t('day')}
        rows={affected.days.map((day) => ({
          ...day,
          key: day.date,
          name: formatDate(day.date, locale, DAY),
        }))}
      />
      <Counts
        title={t('bySchool')}
        head={t('school')}
        rows={schools
          .slice(0, MOST_SCHOOLS)
          .map((school) => ({ ...school, key: String(school.id) }))}
      />
      {hidden > 0 && <p className="mid">{t('moreSchools', { count: hidden })}</p>}
    </>
  );
}

interface CountRow {
  key: string;
  name: string;
  orders: number;
  families: number;
  locked_orders: number;
}

function Counts({ title, head, rows }: { title: string; head: string; rows: readonly CountRow[] }) {
  const t = useTranslations('blackouts.preview');
  const format = useFormatter();
  const hasLocked = rows.some(({ locked_orders: locked }) => locked > 0);
  return (
    <table className="grid blackout-counts">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="num">
            {t('lunches')}
          </th>
          <th scope="col" className="num">
            {t('familiesCount')}
          </th>
          {hasLocked && (
            <th scope="col" className="num">
              {t('lockedCount')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="wrap">
              {row.name}
            </th>
            <td className="num">{format.number(row.orders)}</td>
            <td className="num">{format.number(row.families)}</td>
            {hasLocked && <td className="num">{format.number(row.locked_orders)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
