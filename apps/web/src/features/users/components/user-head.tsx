import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import { ArrowsRightLeftIcon, PlusIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { standingOf } from '../model/standing.ts';
import { useImpersonation } from './use-impersonation.ts';

const LeaveDialog = lazy(() => import('../../../lib/leave-dialog.tsx'));

/** Who this is, how the account stands, and the two things that are done most. */
export function UserHead({
  user,
  unsaved,
  onDiscard,
}: {
  user: User;
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

  function leaveAs() {
    setAsking(false);
    onDiscard();
    void start();
  }
  return (
    <>
      <RecordCrumbs list={lists('title')} to={PAGES.adminUsers.path} here={user.full_name} />
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
        </div>
        <div className="record-acts">
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
