import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Blackout, ClosedPlace } from '@yay/contract/blackouts/calls';
import { PAGES } from '@yay/contract/pages';
import { addDays, mondayOf, type PlainDate, weekDates } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { useWhereClosed } from '../../../parts/who-goes.ts';
import { blackoutsKey, closedBetweenQuery } from '../api/blackouts.ts';

const WEEKS = 6;
const SHOWN = 3;

/** Six weeks of school days, with what is closed on each. */
export function ClosuresOverview() {
  const t = useTranslations('blackouts.overview');
  const client = useQueryClient();
  const today = dateInZone(serverNowMs(), OFFICE);
  const first = mondayOf(today);
  const mondays = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7));
  const query = useQuery(closedBetweenQuery(first, addDays(first, WEEKS * 7 - 3)));
  const look = () => void client.invalidateQueries({ queryKey: [...blackoutsKey, 'between'] });
  useChannel('private-list.blackouts', { 'list.changed': look, missed: look });
  return (
    <section aria-labelledby="closures-overview" className="closures-overview comes-after">
      <h2 id="closures-overview">{t('title')}</h2>
      <StaffPart query={query} texts={t}>
        {(closures) => (
          <ol>
            {mondays.map((monday) => (
              <Week key={monday} monday={monday} today={today} closures={closures} />
            ))}
          </ol>
        )}
      </StaffPart>
    </section>
  );
}

function Week({
  monday,
  today,
  closures,
}: {
  monday: PlainDate;
  today: PlainDate;
  closures: readonly Blackout[];
}) {
  const t = useTranslations('blackouts.overview');
  const locale = useLocale();
  const day = formatDate(monday, locale, 'day');
  return (
    <li aria-label={t('week', { day })}>
      {weekDates(monday).map((date) => (
        <Day
          key={date}
          date={date}
          isPast={date < today}
          closures={closures.filter(
            ({ starts_on: from, ends_on: to }) => from <= date && to >= date,
          )}
        />
      ))}
    </li>
  );
}

function Day({
  date,
  isPast,
  closures,
}: {
  date: PlainDate;
  isPast: boolean;
  closures: readonly Blackout[];
}) {
  const whereClosed = useWhereClosed('blackouts');
  const t = useTranslations('blackouts.overview');
  const locale = useLocale();
  // Many schools that are closed by one deed are one thing to whoever looks.
  const deeds = [...Map.groupBy(closures, ({ name, batch, id }) => `${name}|${batch?.id ?? id}`)];
  const shown = deeds.slice(0, SHOWN);
  const text = formatDate(date, locale, 'dayAndWeekday');
  return (
    <div className={isPast ? 'closures-day is-past' : 'closures-day'}>
      <p className="closures-date">
        {isPast ? (
          text
        ) : (
          <Link
            to={PAGES.blackoutNew.path}
            search={{ from: date }}
            aria-label={t('close', { day: text })}
          >
            {text}
          </Link>
        )}
      </p>
      {deeds.length === 0 && <p className="closures-free">{t('free')}</p>}
      {shown.map(([key, [one, ...others]]) =>
        one ? (
          <p key={key} className="closures-one">
            <b>{one.name}</b> <span>{whereOf(one, others.length, whereClosed)}</span>
          </p>
        ) : null,
      )}
      {deeds.length > SHOWN && (
        <p className="closures-free">{t('more', { count: deeds.length - SHOWN })}</p>
      )}
    </div>
  );
}

function whereOf(
  { market, destination, grade, children }: Blackout,
  others: number,
  whereClosed: (place: ClosedPlace) => string,
): string {
  const { name } = destination ?? market;
  const place = whereClosed({ name, grade: grade?.label ?? null, children });
  return others > 0 ? `${place} +${others}` : place;
}
