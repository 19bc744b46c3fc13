import { monthDates, type PlainDate, schoolYearMonths, schoolYearOf } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { type ClosureGroup, type DayMark, markOf } from '../model/closure-groups.ts';

const MARKS = ['lunch', 'closed', 'some', 'children', 'asked'] as const;
type Mark = DayMark | 'asked';

/** The school year at a glance: a cell for every school day. */
export function YearGlance({
  today,
  groups,
  asked = [],
}: {
  today: PlainDate;
  groups: readonly ClosureGroup[];
  /** Days on which a class trip waits for its answer. */
  asked?: readonly PlainDate[];
}) {
  const t = useTranslations('blackouts.portal');
  const marked = (date: PlainDate): Mark => (asked.includes(date) ? 'asked' : markOf(date, groups));
  return (
    <section className="year-glance" aria-label={t('year')}>
      <ol>
        {schoolYearMonths(schoolYearOf(today)).map((month) => (
          <Month key={month} month={month} today={today} marked={marked} />
        ))}
      </ol>
      <ul className="year-glance-legend">
        {MARKS.map((mark) => (
          <li key={mark}>
            <i data-mark={mark} />
            {t(`marks.${mark}`)}
          </li>
        ))}
        <li>{t('todayRinged')}</li>
      </ul>
    </section>
  );
}

function Month({
  month,
  today,
  marked,
}: {
  month: string;
  today: PlainDate;
  marked: (date: PlainDate) => Mark;
}) {
  const t = useTranslations('blackouts.portal');
  const locale = useLocale();
  const days = monthDates(month);
  const [first] = days;
  if (first === undefined) return null;
  const count = (mark: Mark) => days.filter((date) => marked(date) === mark).length;
  const column = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7;
  return (
    <li>
      <span className="year-glance-month">{formatDate(first, locale, 'month').slice(0, 3)}</span>
      <span
        role="img"
        className="year-glance-days"
        aria-label={t('monthSaid', {
          month: formatDate(first, locale, 'month'),
          closed: count('closed'),
          some: count('some'),
          children: count('children'),
          asked: count('asked'),
        })}
      >
        {days.map((date, index) => (
          <i
            key={date}
            title={`${formatDate(date, locale, 'dayAndWeekday')}: ${t(`marks.${marked(date)}`)}`}
            data-mark={marked(date)}
            data-past={date < today ? '' : undefined}
            data-today={date === today ? '' : undefined}
            style={index === 0 ? { gridColumnStart: column + 1 } : undefined}
          />
        ))}
      </span>
    </li>
  );
}
