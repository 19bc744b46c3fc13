import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Colleague, SchoolStaff } from '@yay/contract/access-staff/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import {
  type Asked,
  InvitationsTable,
  type OnAct,
  PeopleDialogs,
  usePeopleColumns,
} from '../../../parts/portal-people/index.ts';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { ACTS, invite, staffQuery } from '../api/staff.ts';

/** Who may enter the portal of a school, as its own people look after them. */
export function SchoolStaffPage({ segment }: { segment: string }) {
  return (
    <SchoolFrame segment={segment} here="staff">
      {(school) => <Staff school={school} />}
    </SchoolFrame>
  );
}

function Staff({ school }: { school: { id: number; name: string } }) {
  const t = useTranslations('access-staff');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = staffQuery(school.id);
  const { data, error, refetch } = useQuery(query);
  const [asked, setAsked] = useState<'invite' | Asked>();
  const put = (staff: SchoolStaff) => queries.setQueryData(query.queryKey, staff);

  return (
    <>
      <header className="portal-head">
        <h1>{t('title')}</h1>
        <p className="mid">{t('intro', { school: school.name })}</p>
        <div className="acts">
          <button type="button" className="staff-btn primary" onClick={() => setAsked('invite')}>
            <PlusIcon small />
            {t('invite')}
          </button>
        </div>
      </header>
      {data ? (
        <>
          <People people={data.people} onAct={setAsked} />
          <InvitationsTable
            invitations={data.invitations}
            role={t('schoolRole')}
            onAct={setAsked}
          />
        </>
      ) : error ? (
        <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="2.25rem" />
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
      <PeopleDialogs
        asked={asked}
        place={school.name}
        invitation={{
          title: t('inviteTitle'),
          text: t('inviteText'),
          send: async (invited) => put(await invite(school.id, invited)),
        }}
        carryOut={async ({ act, id }) => put(await ACTS[act](school.id, id))}
        onRefused={() => void queries.invalidateQueries({ queryKey: query.queryKey })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function People({ people, onAct }: { people: readonly Colleague[]; onAct: OnAct }) {
  const t = useTranslations('access-staff');
  const words = useTranslations('access-people');
  const columns = usePeopleColumns<Colleague>();
  return (
    <section className="people" aria-labelledby="staff-people">
      <h2 id="staff-people">{t('people')}</h2>
      <p className="mid">{t('oneRole')}</p>
      <RecordTable
        rows={people}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        columns={[
          {
            id: 'name',
            title: words('name'),
            look: 'wrap',
            cell: ({ full_name, is_you }) => (
              <>
                <bdi>{full_name}</bdi> {is_you && <span className="mid">{t('you')}</span>}
              </>
            ),
          },
          columns.email(),
          {
            id: 'role',
            title: words('role'),
            look: 'mid',
            labeled: true,
            cell: () => t('schoolRole'),
          },
          columns.seen(({ last_seen_at: at }) => at),
          columns.acts(onAct, ({ id, full_name: name, email, abilities }) => ({
            id,
            name,
            email,
            may: { welcome: abilities.send_welcome, remove: abilities.remove },
          })),
        ]}
      />
    </section>
  );
}
