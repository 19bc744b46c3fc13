import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Colleague, InvitedColleague, SchoolStaff } from '@yay/contract/access-staff/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { ACTS, type StaffAct, staffQuery } from '../api/staff.ts';
import './school-staff.css';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

type Asked = 'invite' | { act: StaffAct; id: number; name: string };
type OnAct = (act: StaffAct, person: { id: number; full_name: string }) => void;

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
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const put = (staff: SchoolStaff) => queries.setQueryData(query.queryKey, staff);
  const close = () => setAsked(undefined);

  async function carryOut(act: StaffAct, id: number) {
    setBusy(true);
    try {
      put(await ACTS[act](school.id, id));
      if (act === 'welcome' || act === 'again') showAlert('emailSent');
    } catch (failure) {
      showAlert(errorText(failure));
      void queries.invalidateQueries({ queryKey: query.queryKey });
    }
    setBusy(false);
    close();
  }
  const ask: OnAct = (act, { id, full_name: name }) => setAsked({ act, id, name });

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
          <People people={data.people} onAct={ask} />
          {data.invitations.length > 0 && (
            <Invitations invitations={data.invitations} onAct={ask} />
          )}
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
      <Suspense>
        {asked === 'invite' && <InviteDialog schoolId={school.id} onSent={put} onClose={close} />}
      </Suspense>
      {asked && asked !== 'invite' && (
        <ConfirmDialog
          open
          danger={asked.act === 'remove' || asked.act === 'takeBack'}
          onClose={close}
          onConfirm={() => void carryOut(asked.act, asked.id)}
          title={t(`${asked.act}Title`, { name: asked.name })}
          confirmLabel={t(asked.act)}
          closeLabel={t('cancel')}
          loading={busy}
          loadingLabel={t('saving')}
        >
          <p>{t(`${asked.act}Text`, { name: asked.name, school: school.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function People({ people, onAct }: { people: readonly Colleague[]; onAct: OnAct }) {
  const t = useTranslations('access-staff');
  const locale = useLocale();
  return (
    <section aria-labelledby="staff-people">
      <h2 id="staff-people">{t('people')}</h2>
      <p className="mid">{t('oneRole')}</p>
      <RecordTable
        rows={people}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        columns={[
          {
            id: 'name',
            title: t('name'),
            look: 'wrap',
            cell: ({ full_name, is_you }) => (
              <>
                <bdi>{full_name}</bdi> {is_you && <span className="mid">{t('you')}</span>}
              </>
            ),
          },
          { id: 'email', title: t('email'), look: 'mid wrap', cell: ({ email }) => email },
          { id: 'role', title: t('role'), look: 'mid', labeled: true, cell: () => t('schoolRole') },
          {
            id: 'seen',
            title: t('seen'),
            look: 'mid',
            labeled: true,
            cell: ({ last_seen_at: at }) => (at ? formatDayOf(at, OFFICE, locale) : t('never')),
          },
          {
            id: 'acts',
            title: t('acts'),
            titleHidden: true,
            look: 'staff-acts',
            cell: (person) => (
              <>
                {person.abilities.send_welcome && (
                  <Act act="welcome" person={person} onAct={onAct} />
                )}
                {person.abilities.remove && <Act act="remove" person={person} onAct={onAct} />}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

function Invitations(props: { invitations: readonly InvitedColleague[]; onAct: OnAct }) {
  const { invitations, onAct } = props;
  const t = useTranslations('access-staff');
  const locale = useLocale();
  return (
    <section className="staff-waiting" aria-labelledby="staff-waiting">
      <h2 id="staff-waiting">{t('waiting')}</h2>
      <RecordTable
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            title: t('name'),
            look: 'wrap',
            cell: ({ full_name }) => <bdi>{full_name}</bdi>,
          },
          { id: 'email', title: t('email'), look: 'mid wrap', cell: ({ email }) => email },
          { id: 'role', title: t('role'), look: 'mid', labeled: true, cell: () => t('schoolRole') },
          {
            id: 'until',
            title: t('until'),
            look: 'mid',
            labeled: true,
            cell: ({ expires_at: at }) => formatDayOf(at, OFFICE, locale),
          },
          {
            id: 'acts',
            title: t('acts'),
            titleHidden: true,
            look: 'staff-acts',
            cell: (person) => (
              <>
                <Act act="again" person={person} onAct={onAct} />
                <Act act="takeBack" person={person} onAct={onAct} />
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

function Act(props: { act: StaffAct; person: { id: number; full_name: string }; onAct: OnAct }) {
  const { act, person, onAct } = props;
  const t = useTranslations('access-staff');
  return (
    <button type="button" className="staff-btn" onClick={() => onAct(act, person)}>
      {t(act)}
      <span className="sr"> {person.full_name}</span>
    </button>
  );
}
