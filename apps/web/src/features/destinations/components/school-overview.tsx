import { useQuery } from '@tanstack/react-query';
import type { DestinationRecord, SchoolWeek } from '@yay/contract/destinations/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { weekQuery } from '../api/week-query.ts';
import { SchoolActs } from './school-acts.tsx';
import { SchoolHead } from './school-head.tsx';
import { SchoolRecord } from './school-record.tsx';
/** A school as the team looks at it: how much goes on there, and what is done most. */
export function SchoolOverview() {
  return (
    <SchoolRecord here="home">
      {(school) => (
        <div className="record">
          <SchoolHead school={school} here="home" />
          <div className="record-body">
            <div className="place-home">
              <Facts school={school} />
              <ThisWeek school={school} />
            </div>
            <aside className="record-side comes-after">
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
  const statusOf = (day: SchoolWeek['days'][number]) => {
    const closure = day.closures.find(({ grade }) => grade === null);
    if (closure) return `${t('closed')}: ${closure.name}`;
    if (!day.has_menu) return t('noMenu');
    return t(day.final ? 'final' : 'open');
  };
  return (
    <section aria-labelledby="school-week">
      <h2 id="school-week">{t('week')}</h2>
      {week ? (
        <RecordTable
          rows={week.days}
          keyOf={({ date }) => date}
          columns={[
            {
              id: 'day',
              title: t('day'),
              cell: ({ date }) => formatDate(date, locale, 'dayAndWeekday'),
            },
            {
              id: 'lunches',
              title: t('lunches'),
              align: 'num',
              look: 'n',
              labeled: true,
              cell: ({ lunches }) => format.number(lunches),
            },
            { id: 'status', title: t('status'), look: 'mid', labeled: true, cell: statusOf },
          ]}
        />
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
