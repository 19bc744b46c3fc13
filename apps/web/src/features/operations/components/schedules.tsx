import { plainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import { schedulesQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsPage } from './operations-page.tsx';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

export function Schedules() {
  const t = useTranslations('operations');
  const locale = useLocale();
  return (
    <OperationsPage place="schedules" query={schedulesQuery()}>
      {({ data, due }) => (
        <>
          <div className="record-table">
            <table className="grid stacked">
              <thead>
                <tr>
                  <th scope="col">{t('schedules.queue')}</th>
                  <th scope="col">{t('schedules.cron')}</th>
                  <th scope="col">{t('schedules.last')}</th>
                  <th scope="col">{t('schedules.state')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((schedule) => (
                  <tr key={schedule.queue}>
                    <th scope="row">{schedule.queue}</th>
                    <td className="ops-id" data-label={t('schedules.cron')}>
                      {schedule.cron}
                    </td>
                    <td className="mid" data-label={t('schedules.last')}>
                      {schedule.last_at ? <At at={schedule.last_at} /> : t('schedules.never')}
                    </td>
                    <td className="mid">
                      {schedule.last_state && t(`jobs.${schedule.last_state}`)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <section>
            <h2>{t('schedules.due')}</h2>
            {due.length === 0 ? (
              <p className="mid">{t('schedules.dueEmpty')}</p>
            ) : (
              <div className="record-table">
                <table className="grid stacked">
                  <thead>
                    <tr>
                      <th scope="col">{t('schedules.what')}</th>
                      <th scope="col">{t('schedules.market')}</th>
                      <th scope="col">{t('schedules.at')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {due.map(({ kind, market, date, at }) => (
                      <tr key={`${kind} ${market} ${date}`}>
                        <th scope="row">
                          {t(`schedules.${kind}`, {
                            date: formatDate(plainDate(date), locale, DAY),
                          })}
                        </th>
                        <td className="mid">{market}</td>
                        <td className="mid">
                          <At at={at} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </section>
        </>
      )}
    </OperationsPage>
  );
}
