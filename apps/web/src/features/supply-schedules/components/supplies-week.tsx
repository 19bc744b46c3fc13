import type { listSupplySchedules, SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { type PlainDate, weekDates } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { WeekTurner } from '../../../parts/week-turner.tsx';
import { goesOn } from '../model/goes-on.ts';
import type { SuppliesMove } from '../model/supplies-address.ts';

/** Schools as rows, the days of one week as columns. */
export function SuppliesWeek({
  supplies,
  closed,
  monday,
  thisMonday,
  onMove,
}: {
  supplies: readonly SupplySchedule[];
  closed: AnswerOf<typeof listSupplySchedules>['closed'];
  monday: PlainDate;
  thisMonday: PlainDate;
  onMove: (next: SuppliesMove) => void;
}) {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  const dates = weekDates(monday);
  const closureOf = (school: number | undefined, date: PlainDate) =>
    closed.find((one) => one.destination_id === school && one.date === date)?.name ?? null;
  const going = supplies.filter((supply) => dates.some((date) => goesOn(supply, date)));
  const schools = [...Map.groupBy(going, ({ destination }) => destination.id).values()];
  return (
    <section aria-labelledby="supplies-week">
      <div className="supplies-weeks">
        <h2 id="supplies-week">{t('weekOf', { date: formatDate(monday, locale, 'dayOfYear') })}</h2>
        <WeekTurner
          monday={monday}
          thisMonday={thisMonday}
          onMonday={(to) => onMove({ monday: to })}
        />
      </div>
      {schools.length === 0 ? (
        <p className="mid">{t('nothingThisWeek')}</p>
      ) : (
        <div className="record-table">
          <table className="grid stacked supplies-table">
            <caption className="sr">{t('title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('school')}</th>
                {dates.map((date) => (
                  <th key={date} scope="col">
                    {headOf(date, locale)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {schools.map((own) => (
                <tr key={own[0]?.destination.id}>
                  <th scope="row">{own[0]?.destination.name}</th>
                  {dates.map((date) => (
                    <td key={date} data-label={headOf(date, locale)}>
                      <Going
                        supplies={own.filter((supply) => goesOn(supply, date))}
                        closure={closureOf(own[0]?.destination.id, date)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/**
 * Lists a day's supplies; those of a closed day are still told, with why nobody may be there to
 * take them.
 */
function Going({
  supplies,
  closure,
}: {
  supplies: readonly SupplySchedule[];
  closure: string | null;
}) {
  const t = useTranslations('supply-schedules');
  const locale = useLocale();
  if (supplies.length === 0 && closure === null) {
    return <span className="sr">{t('nothing')}</span>;
  }
  return (
    <>
      {closure !== null && <p className="st warn">{t('closed', { name: closure })}</p>}
      <ul className="supplies-going">
        {supplies.map(({ id, quantity, unit, name }) => (
          <li key={id}>
            <b>{quantity.toLocaleString(locale)}</b> {unit} {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Mon 23 */
const headOf = (date: PlainDate, locale: string) =>
  `${formatDate(date, locale, 'shortWeekday')} ${Number(date.slice(8))}`;
