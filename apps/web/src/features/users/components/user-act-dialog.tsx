import type { User } from '@yay/contract/users/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ExclamationTriangleIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import { formatInstant } from '../../../lib/format.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import type { UserAct } from '../api/act-on-user.ts';
import { useWeekText } from './use-week-text.ts';
import { UserSuspendFacts } from './user-suspend-facts.tsx';

/** Says what happens then, before it is done. */
export default function UserActDialog({
  act,
  user,
  busy,
  onConfirm,
  onClose,
}: {
  act: UserAct;
  user: User;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('users.one');
  const words = useActWords(act, user);
  return (
    <ConfirmDialog
      open
      danger={act === 'suspend' || act === 'delete'}
      title={words.title}
      confirmLabel={words.confirm}
      closeLabel={t('actions.close')}
      note={t('actions.logged')}
      loading={busy}
      loadingLabel={t('actions.working')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {words.facts}
    </ConfirmDialog>
  );
}

type ActWords = { title: string; text: string; confirm: string; facts?: ReactNode };

function useActWords(act: UserAct, user: User): ActWords {
  const t = useTranslations('users.one');
  const locale = useLocale();
  const weekText = useWeekText();
  const { environment } = firstData().config;
  const { first, full_name: name, email } = user;

  switch (act) {
    case 'suspend':
      return {
        title: t('suspend.title', { name }),
        text: t('suspend.text', { name: first }),
        confirm: t('actions.suspend'),
        facts: <UserSuspendFacts user={user} />,
      };
    case 'unsuspend':
      return {
        title: t('unsuspend.title', { name }),
        text: t('unsuspend.text', { name: first }),
        confirm: t('actions.unsuspend'),
        facts: user.suspended_on && (
          <dl className="facts">
            <dt>{t('unsuspend.since')}</dt>
            <dd>
              {formatInstant(Date.parse(user.suspended_on), OFFICE, locale, {
                dateStyle: 'medium',
              })}
            </dd>
            <dt>{t('unsuspend.reason')}</dt>
            <dd>{t(`unsuspend.reasons.${user.suspension_reason ?? 'admin'}`)}</dd>
          </dl>
        ),
      };
    case 'delete':
      return {
        title: t('delete.title', { name }),
        text: t('delete.text', { name: first }),
        confirm: t('actions.delete'),
        facts: (
          <dl className="facts">
            <dt>{t('delete.orders')}</dt>
            <dd>{t('delete.ordersCount', { count: user.upcoming_orders_count })}</dd>
          </dl>
        ),
      };
    case 'restore':
      return {
        title: t('restore.title', { name }),
        text: t('restore.text', { name: first }),
        confirm: t('actions.restore'),
      };
    case 'reset':
      return {
        title: t('reset.title'),
        text: t('reset.text', { name: first, email }),
        confirm: t('reset.send'),
      };
    case 'welcomeSchool':
    case 'welcomeVendor': {
      const school = act === 'welcomeSchool';
      const places = school ? user.destinations : user.vendors;
      return {
        title: t(school ? 'welcome.titleSchool' : 'welcome.titleVendor'),
        text: t(school ? 'welcome.textSchool' : 'welcome.textVendor', { name: first, email }),
        confirm: t('welcome.send'),
        facts: places.length > 0 && (
          <dl className="facts">
            <dt>{t('welcome.places')}</dt>
            <dd>{places.map((place) => place.name).join(', ')}</dd>
          </dl>
        ),
      };
    }
    case 'preview':
      return {
        title: t('preview.title'),
        text: t('preview.text', { name: first, email }),
        confirm: t('preview.send'),
        facts: (
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
        ),
      };
  }
}
