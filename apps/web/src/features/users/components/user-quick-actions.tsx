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
  ShieldCheckIcon,
  TrashIcon,
} from '@yay/ui/icons';
import type { AlertKey } from '@yay/words/alerts/keys';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { firstData } from '../../../lib/first-data.ts';
import { RecordAct } from '../../../lib/record-act.tsx';
import { actOnUser, type UserAct } from '../api/act-on-user.ts';
import { actsOf } from '../model/acts-of.ts';
import { useActQuestion } from './use-act-question.tsx';
import { useAlertRefusal } from './use-alert-refusal.ts';
import { useWeekText } from './use-week-text.ts';

const PICTURES: Record<UserAct, ReactNode> = {
  invite: <PaperAirplaneIcon small />,
  reset: <KeyIcon small />,
  resetFactor: <ShieldCheckIcon small />,
  welcomeSchool: <AcademicCapIcon small />,
  welcomeVendor: <BuildingStorefrontIcon small />,
  preview: <PaperAirplaneIcon small />,
  suspend: <NoSymbolIcon small />,
  unsuspend: <ArrowUturnLeftIcon small />,
  delete: <TrashIcon small />,
  restore: <ArrowUturnLeftIcon small />,
};
const DONE: Record<UserAct, AlertKey> = {
  invite: 'emailSent',
  reset: 'emailSent',
  resetFactor: 'secondFactorReset',
  welcomeSchool: 'welcomeEmailSent',
  welcomeVendor: 'welcomeEmailSent',
  preview: 'weeklyOrderPreviewSent',
  suspend: 'userSuspended',
  unsuspend: 'userUnsuspended',
  delete: 'userDeleted',
  restore: 'userRestored',
};

/** Every read of every record: an act on an account changes lists and overviews as well. */
const EVERYTHING: readonly unknown[] = [];

/** The acts that the reader may carry out for this person, each by one button. */
export function UserQuickActions({ user }: { user: User }) {
  const t = useTranslations('users.one.actions');
  const { environment } = firstData().config;
  const acts = actsOf(user);
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
            <QuickAction act={act} user={user} />
          </li>
        ))}
      </ul>
      {acts.includes('preview') && environment !== 'production' && (
        <p className="callout late">
          <ExclamationTriangleIcon small />
          <span>{t(`environment.${environment}`)}</span>
        </p>
      )}
    </section>
  );
}

function QuickAction({ act, user }: { act: UserAct; user: User }) {
  const t = useTranslations('users.one.actions');
  const question = useActQuestion(act, user);
  const alertRefusal = useAlertRefusal();
  const weekText = useWeekText();
  return (
    <RecordAct
      icon={PICTURES[act]}
      label={t(act)}
      note={act === 'preview' && <span className="note num">{weekText()}</span>}
      danger={act === 'suspend' || act === 'delete'}
      {...question}
      call={async () => {
        await actOnUser(act, user.id);
        showAlert(DONE[act]);
      }}
      queryKey={EVERYTHING}
      onRefused={(error) => {
        if (act === 'preview') showAlert('default');
        else alertRefusal(error);
        return true;
      }}
    />
  );
}
