import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  passwordLinkQuery,
  ResetPasswordForm,
  useLinkToken,
} from '../../features/identity/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { session } from '../../lib/session.ts';
import { LinkDoor } from '../../parts/link-door.tsx';
import './login.css';

/** Opens from the link of a letter: the old password or none, and a new one after it. */
export default function ResetPasswordPage() {
  const t = useTranslations('account.reset');
  const account = useTranslations('account');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const token = useLinkToken();
  const link = useQuery({ ...passwordLinkQuery(token), enabled: token !== '' });
  const [isOver, setOver] = useState(false);

  async function goToLogin(firstPassword: boolean) {
    // A person who was signed in here is not any more, if it was this account.
    session.set(null);
    // This page's own query stays: asked again, it would say that the link has been used.
    queries.removeQueries({ type: 'inactive' });
    await navigate({ to: PARENT_PAGES.login.path, replace: true });
    showAlert(firstPassword ? 'passwordCreated' : 'passwordUpdated');
  }

  return (
    <LinkDoor
      asked={link}
      token={token}
      isOver={isOver}
      texts={{
        checking: t('checking'),
        overTitle: t('overTitle'),
        over: t('over'),
        failedTitle: t('failedTitle'),
        failed: t('failed'),
        retry: account('retry'),
      }}
      way={
        <Link to={PARENT_PAGES.forgotPassword.path} className={buttonClass({ wide: true })}>
          {t('askAgain')}
        </Link>
      }
      heights={['1.25rem', '4.5rem', '3.25rem']}
    >
      {({ email, first_password: firstPassword, second_factor: factors }) => (
        <ResetPasswordForm
          token={token}
          email={email}
          firstPassword={firstPassword}
          factors={factors}
          onSet={() => void goToLogin(firstPassword)}
          onOver={() => setOver(true)}
        />
      )}
    </LinkDoor>
  );
}
