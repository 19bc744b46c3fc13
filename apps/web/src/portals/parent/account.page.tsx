import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  AccountNav,
  AccountSkeleton,
  accountQuery,
  DeleteAccount,
  EmailChange,
  LoadFailed,
  PasswordForm,
  Preferences,
  ProfileForm,
  SessionList,
} from '../../features/account/index.ts';
import { YourData } from '../../features/personal-data/index.ts';
import { ShareReferral } from '../../features/referrals/index.ts';
import { SecondFactorSection } from '../../features/second-factor/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { session, useMe } from '../../lib/session.ts';
import { forgetPerson } from '../../lib/start-anew.ts';
import '../../parts/account-page.css';
import './account.css';

/** One's own account: who one is, how one is reached, and how one gets in. */
export default function AccountPage() {
  const t = useTranslations('account');
  const me = useMe();
  const navigate = useNavigate();
  const [hasAsked, setAsked] = useState(false);
  const { data: account, isError, refetch } = useQuery(accountQuery);

  async function leave() {
    session.set(null);
    await navigate({ to: PARENT_PAGES.login.path, replace: true });
    // This page is away by now: it would ask again for what is forgotten.
    forgetPerson();
    showAlert('accountDeleted');
  }

  return (
    <div className="acc account">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      <AccountNav />
      {!account && !isError && <AccountSkeleton />}
      {!account && isError && (
        <LoadFailed title={t('failedTitle')} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {account && (
        <div className="account-sections">
          {!account.abilities.change_sign_in && me && (
            <Notice>{t('acting', { name: me.full_name })}</Notice>
          )}
          <ProfileForm account={account} onEmailAsked={() => setAsked(true)} />
          {account.abilities.change_sign_in && account.email_change && (
            <EmailChange
              key={account.email_change.email}
              change={account.email_change}
              isNew={hasAsked}
            />
          )}
          <Preferences account={account} />
          {account.abilities.order && <ShareReferral />}
          {account.abilities.change_sign_in && (
            <>
              <PasswordForm account={account} />
              <SecondFactorSection />
              <SessionList />
              <YourData />
              <DeleteAccount allowed={account.abilities.delete} onDeleted={() => void leave()} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
