import { useQuery } from '@tanstack/react-query';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { weekQuery } from '../api/week-query.ts';
import { SchoolActs } from './school-acts.tsx';
import { SchoolHead } from './school-head.tsx';
import { SchoolRecord } from './school-record.tsx';

/** A school as the team looks at it: how much goes on there, and what is done most. */
export function SchoolOverview() {
  return (
    <SchoolRecord>
      {(school) => (
        <div className="record">
          <SchoolHead school={school} here="home" />
          <div className="record-body">
            <div className="place-home">
              <Facts school={school} />
              <ThisWeek school={school} />
            </div>
            <aside className="record-side">
              <SchoolActs school={school} />
            </aside>
          </div>
        </div>
      )}
    </SchoolRecord>
  );
}

function Facts({ school }: { school: DestinationRecord }) {
  const t = useTranslations('destinations');
  const format = useFormatter();
  const facts = [
    [t('families'), format.number(school.families)],
    [t('lunchers'), format.number(school.lunchers)],
    [t('grades'), format.number(school.grades.length)],
  ] as const;
  return (
    <section aria-labelledby="school-facts">
      <h2 id="school-facts">{t('facts')}</h2>
      <dl className="place-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {school.grades.length === 0 && <p className="callout late">{t('noGrades')}</p>}
    </section>
  );
}

function ThisWeek({ school }: { school: DestinationRecord }) {
  const t = useTranslations('destinations');
  const format = useFormatter();
  const locale = useLocale();
  const { data: week, isError } = useQuery(weekQuery(school.id, undefined));
  return (
    <section aria-labelledby="school-week">
      <h2 id="school-week">{t('week')}</h2>
      {week ? (
        <div className="record-table">
          <table className="grid stacked">
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col" className="n num">
                  {t('lunches')}
                </th>
                <th scope="col">{t('status')}</th>
              </tr>
            </thead>
            <tbody>
              {week.days.map((day) => {
                const closed = day.closures.find(({ grade }) => grade === null);
                return (
                  <tr key={day.date}>
                    <th scope="row">
                      {formatDate(day.date, locale, {
                        weekday: 'short',
                        month: 'short',
                        day: 'numeric',
                      })}
                    </th>
                    <td className="n num" data-label={t('lunches')}>
                      {format.number(day.lunches)}
                    </td>
                    <td className="mid" data-label={t('status')}>
                      {closed
                        ? `${t('closed')}: ${closed.name}`
                        : !day.has_menu
                          ? t('noMenu')
                          : day.final
                            ? t('final')
                            : t('open')}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : isError ? (
        <p className="callout late">{t('weekFailed')}</p>
      ) : (
        <SkeletonGroup label={t('weekLoading')}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}
