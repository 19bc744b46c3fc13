import { useTranslations } from 'use-intl/react';
import { schedulesQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsPage } from './operations-page.tsx';

export function Schedules() {
  const t = useTranslations('ops');
  return (
    <OperationsPage place="schedules" query={schedulesQuery()}>
      {({ data, due }) => (
        <>
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
                  <td className="ops-id">{schedule.cron}</td>
                  <td className="mid">
                    {schedule.last_at ? <At at={schedule.last_at} /> : t('schedules.never')}
                  </td>
                  <td className="mid">{schedule.last_state && t(`jobs.${schedule.last_state}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <section>
            <h2>{t('schedules.due')}</h2>
            {due.length === 0 ? (
              <p className="mid">{t('schedules.dueEmpty')}</p>
            ) : (
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
                      <th scope="row">{t(`schedules.${kind}`, { date })}</th>
                      <td className="mid">{market}</td>
                      <td className="mid">
                        <At at={at} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </section>
        </>
      )}
    </OperationsPage>
  );
}
