import type { Affected } from '@yay/contract/mass-cancellation/calls';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../lib/format.ts';
import type { AffectedWords } from './words.ts';

const MOST_SCHOOLS = 12;

/** The affected orders by day, and by the schools that have most of them. */
export function AffectedTables({ words, affected }: { words: AffectedWords; affected: Affected }) {
  const t = useTranslations();
  const locale = useLocale();
  const schools = affected.schools.toSorted((a, b) => b.orders - a.orders);
  const hidden = schools.length - MOST_SCHOOLS;
  return (
    <>
      <Counts
        words={words}
        title={t(`${words}.byDay`)}
        head={t(`${words}.day`)}
        rows={affected.days.map((day) => ({
          ...day,
          key: day.date,
          name: formatDate(day.date, locale, 'dayAndWeekday'),
        }))}
      />
      <Counts
        words={words}
        title={t(`${words}.bySchool`)}
        head={t(`${words}.school`)}
        rows={schools
          .slice(0, MOST_SCHOOLS)
          .map((school) => ({ ...school, key: String(school.id) }))}
      />
      {hidden > 0 && <p className="mid">{t(`${words}.moreSchools`, { count: hidden })}</p>}
    </>
  );
}

interface CountRow {
  readonly key: string;
  readonly name: string;
  readonly orders: number;
  readonly families: number;
  readonly locked_orders: number;
}

function Counts({
  words,
  title,
  head,
  rows,
}: {
  words: AffectedWords;
  title: string;
  head: string;
  rows: readonly CountRow[];
}) {
  const t = useTranslations();
  const format = useFormatter();
  const hasLocked = rows.some(({ locked_orders: locked }) => locked > 0);
  return (
    <table className="grid affected-counts">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="num">
            {t(`${words}.ordersCount`)}
          </th>
          <th scope="col" className="num">
            {t(`${words}.familiesCount`)}
          </th>
          {hasLocked && (
            <th scope="col" className="num">
              {t(`${words}.lockedCount`)}
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
