import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import {
  AcademicCapIcon,
  ArrowUturnLeftIcon,
  BuildingStorefrontIcon,
  EnvelopeIcon,
  ExclamationTriangleIcon,
  KeyIcon,
  NoSymbolIcon,
  PaperAirplaneIcon,
  TrashIcon,
} from '@yay/ui/icons';
import type { AlertKey } from '@yay/words/alerts/keys';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { firstData } from '../../../lib/first-data.ts';
import { actOnUser, type UserAct } from '../api/act-on-user.ts';
import { actsOf } from '../model/acts-of.ts';
import { useAlertRefusal } from './use-alert-refusal.ts';
import { useWeekText } from './use-week-text.ts';

const UserActDialog = lazy(() => import('./user-act-dialog.tsx'));

const PICTURES: Record<UserAct, ReactNode> = {
  reset: <KeyIcon small />,
  welcomeSchool: <AcademicCapIcon small />,
  welcomeVendor: <BuildingStorefrontIcon small />,
  preview: <PaperAirplaneIcon small />,
  suspend: <NoSymbolIcon small />,
  unsuspend: <ArrowUturnLeftIcon small />,
  delete: <TrashIcon small />,
  restore: <ArrowUturnLeftIcon small />,
};
const DONE: Record<UserAct, AlertKey> = {
  reset: 'emailSent',
  welcomeSchool: 'welcomeEmailSent',
  welcomeVendor: 'welcomeEmailSent',
  preview: 'weeklyOrderPreviewSent',
  suspend: 'userSuspended',
  unsuspend: 'userUnsuspended',
  delete: 'userDeleted',
  restore: 'userRestored',
};
const DANGEROUS: readonly UserAct[] = ['suspend', 'delete'];

/** What can be done for this person at the press of a button, as far as the reader may. */
export function UserQuickActions({ user }: { user: User }) {
  const t = useTranslations('users.one.actions');
  const queries = useQueryClient();
  const alertRefusal = useAlertRefusal();
  const weekText = useWeekText();
  const { environment } = firstData().config;
  const [asked, setAsked] = useState<UserAct | null>(null);
  const [busy, setBusy] = useState(false);
  const acts = actsOf(user);

  async function carryOut(act: UserAct) {
    setBusy(true);
    try {
      await actOnUser(act, user.id);
      showAlert(DONE[act]);
    } catch (error) {
      if (act === 'preview') showAlert('default');
      else alertRefusal(error);
    }
    // The page says what is true now, however it went.
    await queries.invalidateQueries();
    setBusy(false);
    setAsked(null);
  }

  return (
    <section aria-labelledby="user-acts">
      <h2 id="user-acts">{t('title')}</h2>
      <ul className="act-list">
        <li>
          <a href={`mailto:${user.email}`}>
            <EnvelopeIcon small />
            {t('email', { name: user.first })}
          </a>
        </li>
        {acts.map((act) => (
          // Suspending and its opposite are one button, which keeps the focus.
          <li key={act === 'unsuspend' ? 'suspend' : act === 'restore' ? 'delete' : act}>
            <button
              type="button"
              className={DANGEROUS.includes(act) ? 'danger' : undefined}
              onClick={() => setAsked(act)}
            >
              {PICTURES[act]}
              {t(act)}
              {act === 'preview' && <span className="note num">{weekText()}</span>}
            </button>
          </li>
        ))}
      </ul>
      {acts.includes('preview') && environment !== 'production' && (
        <p className="callout late">
          <ExclamationTriangleIcon small />
          <span>{t(`environment.${environment}`)}</span>
        </p>
      )}
      {asked && (
        <Suspense>
          <UserActDialog
            act={asked}
            user={user}
            busy={busy}
            onConfirm={() => void carryOut(asked)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
