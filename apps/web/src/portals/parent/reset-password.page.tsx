import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { Button, buttonClass } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  passwordLinkQuery,
  ResetPasswordForm,
  useLinkToken,
} from '../../features/identity/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { session } from '../../lib/session.ts';
import './login.css';

/** Where the link of a letter leads: the old password or none, and a new one after it. */
export default function ResetPasswordPage() {
  const t = useTranslations('account.reset');
  const account = useTranslations('account');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const token = useLinkToken();
  const link = useQuery({ ...passwordLinkQuery(token), enabled: token !== '' });
  const [isOver, setOver] = useState(false);

  async function goToLogin(firstPassword: boolean) {
    // Whoever was signed in here is not any more, if it was this account.
    session.set(null);
    queries.clear();
    await navigate({ to: PAGES.login.path, replace: true });
    showAlert(firstPassword ? 'passwordCreated' : 'passwordUpdated');
  }

  const over = isOver || token === '' || (isHttpError(link.error) && link.error.status === 422);
  if (over) {
    return (
      <div className="door-form">
        <h1>{t('overTitle')}</h1>
        <p className="intro">{t('over')}</p>
        <Link to={PAGES.forgotPassword.path} className={buttonClass({ wide: true })}>
          {t('askAgain')}
        </Link>
      </div>
    );
  }
  if (link.isError) {
    return (
      <div className="door-form">
        <h1>{t('failedTitle')}</h1>
        <Notice tone="danger" live="alert">
          {t('failed')}
        </Notice>
        <Button wide onClick={() => void link.refetch()} loading={link.isFetching}>
          {account('retry')}
        </Button>
      </div>
    );
  }
  if (!link.data) {
    return (
      <SkeletonGroup label={t('checking')} className="door-form">
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="3.25rem" />
      </SkeletonGroup>
    );
  }
  const { email, first_password: firstPassword } = link.data;
  return (
    <ResetPasswordForm
      token={token}
      email={email}
      firstPassword={firstPassword}
      factors={link.data.second_factor}
      onSet={() => void goToLogin(firstPassword)}
      onOver={() => setOver(true)}
    />
  );
}
