import type { User } from '@yay/contract/users/calls';
import { ExclamationTriangleIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import type { RecordActProps } from '../../../lib/record-act.tsx';
import { ClosingPreview } from '../../../parts/closing/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import type { UserAct } from '../api/act-on-user.ts';
import { useWeekText } from './use-week-text.ts';
import { UserSuspendFacts } from './user-suspend-facts.tsx';

type Question = Required<Pick<RecordActProps, 'title' | 'text' | 'confirmLabel'>> & {
  facts?: ReactNode;
};

/** The question that is asked before an act on an account: it names what will happen. */
export function useActQuestion(act: UserAct, user: User): Question {
  const t = useTranslations('users.one');
  const { first, full_name: name, email } = user;
  switch (act) {
    case 'suspend':
    case 'unsuspend':
    case 'delete':
    case 'restore':
      return {
        title: t(`${act}.title`, { name }),
        text: t(`${act}.text`, { name: first }),
        confirmLabel: t(`actions.${act}`),
        facts: <StandingFacts act={act} user={user} />,
      };
    case 'invite':
      return {
        title: t('invite.title'),
        text: t('invite.text', { name: first, email }),
        confirmLabel: t('invite.send'),
      };
    case 'reset':
      return {
        title: t('reset.title'),
        text: t('reset.text', { name: first, email }),
        confirmLabel: t('reset.send'),
      };
    case 'resetFactor':
      return {
        title: t('resetFactor.title', { name }),
        text: t('resetFactor.text', { name: first, email }),
        confirmLabel: t('resetFactor.confirm'),
      };
    case 'welcomeSchool':
    case 'welcomeVendor': {
      const school = act === 'welcomeSchool';
      return {
        title: t(school ? 'welcome.titleSchool' : 'welcome.titleVendor'),
        text: t(school ? 'welcome.textSchool' : 'welcome.textVendor', { name: first, email }),
        confirmLabel: t('welcome.send'),
        facts: <PlacesFacts places={school ? user.destinations : user.vendors} />,
      };
    }
    case 'preview':
      return {
        title: t('preview.title'),
        text: t('preview.text', { name: first, email }),
        confirmLabel: t('preview.send'),
        facts: <PreviewFacts />,
      };
  }
}

function StandingFacts({ act, user }: { act: UserAct; user: User }) {
  const t = useTranslations('users.one');
  const locale = useLocale();
  if (act === 'suspend') return <UserSuspendFacts user={user} />;
  if (act === 'unsuspend' && user.suspended_on) {
    return (
      <dl className="facts">
        <dt>{t('unsuspend.since')}</dt>
        <dd>{formatDayOf(user.suspended_on, OFFICE, locale)}</dd>
        <dt>{t('unsuspend.reason')}</dt>
        <dd>{t(`unsuspend.reasons.${user.suspension_reason ?? 'admin'}`)}</dd>
      </dl>
    );
  }
  return act === 'delete' ? <ClosingPreview userId={user.id} /> : null;
}

function PlacesFacts({ places }: { places: readonly { readonly name: string }[] }) {
  const t = useTranslations('users.one');
  if (places.length === 0) return null;
  return (
    <dl className="facts">
      <dt>{t('welcome.places')}</dt>
      <dd>{places.map(({ name }) => name).join(', ')}</dd>
    </dl>
  );
}

function PreviewFacts() {
  const t = useTranslations('users.one');
  const weekText = useWeekText();
  const { environment } = firstData().config;
  return (
    <>
      <dl className="facts">
        <dt>{t('preview.week')}</dt>
        <dd className="num">{weekText()}</dd>
      </dl>
      {environment !== 'production' && (
        <p className="callout late">
          <ExclamationTriangleIcon small />
          <span>{t(`actions.environment.${environment}`)}</span>
        </p>
      )}
    </>
  );
}
