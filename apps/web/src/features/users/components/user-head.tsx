import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import { ArrowsRightLeftIcon, BanknotesIcon, PlusIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { formatMoment } from '../../../lib/format.ts';
import { usePlaceInList } from '../../../lib/list/index.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { standingOf } from '../model/standing.ts';
import { ListWalk } from './list-walk.tsx';
import { useImpersonation } from './use-impersonation.ts';
import type { UserTab } from './user-tabs.tsx';

const LeaveDialog = lazy(() => import('../../../lib/leave-dialog.tsx'));

/** Shows the person, the state of the account, and the two most frequent acts. */
export function UserHead({
  user,
  tab,
  unsaved,
  onDiscard,
}: {
  user: User;
  tab: UserTab;
  unsaved: number;
  onDiscard: () => void;
}) {
  const t = useTranslations('users.one');
  const lists = useTranslations('users.list');
  const role = useTranslations('users.roles');
  const navigate = useNavigate();
  const { busy, start } = useImpersonation(user.id);
  const [asking, setAsking] = useState(false);
  const standing = standingOf(user);
  const { abilities } = user;
  const place = usePlaceInList('users', user.id);

  function leaveAs() {
    setAsking(false);
    onDiscard();
    void start();
  }
  return (
    <>
      <RecordCrumbs
        list={lists('title')}
        to={PAGES.adminUsers.path}
        search={place?.search}
        here={user.full_name}
      >
        {place && <ListWalk place={place} tab={tab} />}
      </RecordCrumbs>
      <div className="record-head">
        <div>
          <h1>{user.full_name}</h1>
          <p className="record-meta">
            <span className={`standing is-${standing}`}>{t(`state.${standing}`)}</span>
            <span>
              {user.roles.length > 0 ? user.roles.map((one) => role(one)).join(', ') : t('noRoles')}
            </span>
            {[...user.destinations, ...user.vendors].slice(0, MOST_PLACES).map((place) => (
              <span key={place.name}>{place.name}</span>
            ))}
            <span className="num dim">{t('number', { id: String(user.id) })}</span>
          </p>
          {user.invited_until && <InvitedUntil user={user} until={user.invited_until} />}
        </div>
        <div className="record-acts">
          {abilities.issue_credit && (
            <Link
              to={PAGES.userBilling.path}
              params={{ user: String(user.id) }}
              search={{ action: 'credit' }}
              className="staff-btn"
            >
              <BanknotesIcon small />
              {t('actions.issueCredit')}
            </Link>
          )}
          {abilities.add_selection && (
            <button
              type="button"
              className="staff-btn"
              onClick={() =>
                void navigate({
                  to: PAGES.userSelections.path,
                  params: { user: String(user.id) },
                  search: { action: 'add' },
                })
              }
            >
              <PlusIcon small />
              {t('actions.addSelection')}
            </button>
          )}
          {abilities.impersonate && (
            <button
              type="button"
              className="staff-btn"
              aria-disabled={busy || undefined}
              onClick={() => {
                if (unsaved > 0) setAsking(true);
                else void start();
              }}
            >
              <ArrowsRightLeftIcon small />
              {t('actions.impersonate')}
            </button>
          )}
          <span className="sr" role="status">
            {busy ? t('actions.impersonating') : ''}
          </span>
        </div>
      </div>
      {asking && (
        <Suspense>
          <LeaveDialog unsaved={unsaved} onLeave={leaveAs} onStay={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const MOST_PLACES = 3;

function InvitedUntil({ user, until }: { user: User; until: string }) {
  const t = useTranslations('users.one.invited');
  const locale = useLocale();
  const at = formatMoment(until, OFFICE, locale);
  const isOver = Date.parse(until) <= serverNowMs();
  return <p className="record-meta">{t(isOver ? 'over' : 'until', { at, name: user.first })}</p>;
}
