import type { SupplySchedule } from '@yay/contract/supply-schedules';
import { type PlainDate, weekDates } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { WeekTurner } from '../../../lib/week-turner.tsx';
import { goesOn } from '../model/goes-on.ts';
import type { SuppliesMove } from '../model/supplies-address.ts';

/** Schools as rows, the days of one week as columns. */
export function SuppliesWeek({
  supplies,
  monday,
  thisMonday,
  onMove,
}: {
  supplies: readonly SupplySchedule[];
  monday: PlainDate;
  thisMonday: PlainDate;
  onMove: (next: SuppliesMove) => void;
}) {
  const t = useTranslations('supplies');
  const locale = useLocale();
  const dates = weekDates(monday);
  const going = supplies.filter((supply) => dates.some((date) => goesOn(supply, date)));
  const schools = [...Map.groupBy(going, ({ destination }) => destination.id).values()];
  return (
    <section aria-labelledby="supplies-week">
      <div className="supplies-weeks">
        <h2 id="supplies-week">
          {t('weekOf', { date: formatDate(monday, locale, { dateStyle: 'medium' }) })}
        </h2>
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
                    {formatDate(date, locale, { weekday: 'short', day: 'numeric' })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {schools.map((own) => (
                <tr key={own[0]?.destination.id}>
                  <th scope="row">{own[0]?.destination.name}</th>
                  {dates.map((date) => (
                    <td
                      key={date}
                      data-label={formatDate(date, locale, { weekday: 'short', day: 'numeric' })}
                    >
                      <Going supplies={own.filter((supply) => goesOn(supply, date))} />
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

function Going({ supplies }: { supplies: readonly SupplySchedule[] }) {
  const t = useTranslations('supplies');
  const locale = useLocale();
  if (supplies.length === 0) return <span className="sr">{t('nothing')}</span>;
  return (
    <ul className="supplies-going">
      {supplies.map(({ id, quantity, unit, name }) => (
        <li key={id}>
          <b>{quantity.toLocaleString(locale)}</b> {unit} {name}
        </li>
      ))}
    </ul>
  );
}
