import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { SchoolFrame, schoolSegment } from '../../../parts/school-portal/index.ts';
import { tripsQuery } from '../../../parts/school-trips.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { schoolBlackoutsQuery } from '../api/blackouts.ts';
import { type ClosureGroup, groupClosures } from '../model/closure-groups.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { WaitingTrips } from './waiting-trips.tsx';
import { YearGlance } from './year-glance.tsx';
import '../../../lib/staff/record.css';
import './blackouts.css';
import './portal-closures.css';

/** Days without lunch at a school, as its staff see and make them. */
export function PortalClosures() {
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  return (
    <SchoolFrame segment={segment} here="closures">
      {(school) => <Closures school={school} />}
    </SchoolFrame>
  );
}

function Closures({ school }: { school: DestinationRecord }) {
  const t = useTranslations('blackouts.portal');
  const query = useQuery(schoolBlackoutsQuery(school.id));
  const asked = useQuery(tripsQuery(school.id));
  const trips = asked.data ?? [];
  const waiting = trips.filter(({ state }) => state === 'waiting');
  const trip = useTranslations('class-trips.waiting');
  const [lifting, setLifting] = useState<ClosureGroup | null>(null);
  const [past, setPast] = useState(false);
  const today = dateInZone(serverNowMs(), school.market.timezone);
  return (
    <>
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note', { school: school.name })}</p>
        </div>
        <div className="record-acts">
          <Link
            to={PAGES.portalTripLinks.path}
            params={{ school: schoolSegment(school) }}
            search={{}}
            className="staff-btn"
          >
            {trip('links')}
          </Link>
          <Link
            to={PAGES.portalBlackoutNew.path}
            params={{ school: schoolSegment(school) }}
            search={{}}
            className="staff-btn primary"
          >
            <PlusIcon small />
            {t('close')}
          </Link>
        </div>
      </div>
      {/* Both at once, so that nothing moves when the other comes. */}
      <StaffPart query={{ ...query, data: asked.isPending ? undefined : query.data }} texts={t}>
        {(closures) => {
          const groups = groupClosures(closures);
          const ahead = groups.filter(isAhead).toReversed();
          return (
            <>
              <YearGlance today={today} groups={groups} asked={waiting.map(({ date }) => date)} />
              <WaitingTrips school={school} trips={waiting} />
              <section aria-labelledby="closures-ahead" className="portal-closures">
                <div className="portal-closures-head">
                  <h2 id="closures-ahead">{past ? t('all') : t('ahead')}</h2>
                  <button
                    type="button"
                    className="staff-btn"
                    aria-pressed={past}
                    onClick={() => setPast(!past)}
                  >
                    {t('past')}
                  </button>
                </div>
                <ClosureTable
                  school={school}
                  groups={past ? groups : ahead}
                  onLift={(group) => setLifting(group)}
                />
              </section>
            </>
          );
        }}
      </StaffPart>
      <LiftDialog
        key={lifting?.key ?? ''}
        blackouts={lifting ? lifting.ids.map((id) => ({ id, name: lifting.name })) : []}
        onClose={() => setLifting(null)}
      />
    </>
  );
}

const isAhead = ({ state }: ClosureGroup) => state === 'active' || state === 'upcoming';

function ClosureTable({
  school,
  groups,
  onLift,
}: {
  school: DestinationRecord;
  groups: readonly ClosureGroup[];
  onLift: (group: ClosureGroup) => void;
}) {
  const t = useTranslations('blackouts.portal');
  const list = useTranslations('blackouts.list');
  const one = useTranslations('blackouts.school');
  const reasons = useTranslations('blackouts.reasons');
  const format = useFormatter();
  const locale = useLocale();
  const whoIn = useWhoGoes('blackouts');
  const where = ({ gradeIds, children }: ClosureGroup) =>
    gradeIds.length === 0
      ? t('allGrades')
      : format.list(
          school.grades
            .filter(({ id }) => gradeIds.includes(id))
            .map(({ label }) => whoIn(children, label)),
        );
  return (
    <RecordTable
      caption={t('ahead')}
      rows={groups}
      keyOf={({ key }) => key}
      empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      columns={[
        {
          id: 'days',
          title: list('days'),
          cell: ({ starts_on, ends_on }) => daysText(starts_on, ends_on, locale),
        },
        {
          id: 'name',
          title: list('reason'),
          look: 'wrap',
          labeled: true,
          cell: ({ name, reason, isOfMarket }) => (
            <>
              <b>{name}</b>{' '}
              <span className="mid">
                {isOfMarket ? t('ofMarket', { market: school.market.name }) : reasons(reason)}
              </span>
            </>
          ),
        },
        { id: 'where', title: t('grades'), look: 'wrap', labeled: true, cell: where },
        {
          id: 'orders',
          title: list('affected'),
          align: 'num',
          labeled: true,
          cell: ({ orders }) => format.number(orders),
        },
        {
          id: 'lift',
          title: list('lift'),
          titleHidden: true,
          cell: (group) =>
            !isAhead(group) ? (
              <span className="mid">{list(`states.${group.state}`)}</span>
            ) : group.mayLift ? (
              <button
                type="button"
                className="staff-btn"
                aria-label={one('lift', { name: group.name })}
                onClick={() => onLift(group)}
              >
                {list('lift')}
              </button>
            ) : (
              <span className="mid">{t('notYours')}</span>
            ),
        },
      ]}
    />
  );
}
