import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OpenInvitation } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { Button, buttonClass } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  AcceptButton,
  FirstPassword,
  forgetToken,
  invitationQuery,
  takeToken,
} from '../../features/invitation/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { isHttpError } from '../../lib/http/index.ts';
import { useMe } from '../../lib/session.ts';
import './login.css';

const PORTALS = { school: PAGES.schools.path, vendor: PAGES.vendors.path } as const;

/** Where the link of an invitation leads: the portal, once its reader accepts. */
export default function InvitationPage() {
  const t = useTranslations('invitation');
  const me = useMe();
  const [token] = useState(takeToken);
  const asked = useQuery({ ...invitationQuery(token, me?.id), enabled: token !== '' });
  const [isOver, setOver] = useState(false);

  if (isOver || token === '' || (isHttpError(asked.error) && asked.error.status === 422)) {
    return (
      <div className="door-form">
        <h1>{t('overTitle')}</h1>
        <p className="intro">{t('over')}</p>
        <Link to={PAGES.home.path} className={buttonClass({ wide: true })}>
          {t('home')}
        </Link>
      </div>
    );
  }
  if (asked.isError) {
    return (
      <div className="door-form">
        <h1>{t('failedTitle')}</h1>
        <Notice tone="danger" live="alert">
          {t('failed')}
        </Notice>
        <Button wide onClick={() => void asked.refetch()} loading={asked.isFetching}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (!asked.data) {
    return (
      <SkeletonGroup label={t('checking')} className="door-form">
        <Skeleton height="2.5rem" width="80%" />
        <Skeleton height="1.25rem" width="60%" />
        <Skeleton height="3.25rem" />
      </SkeletonGroup>
    );
  }
  const { portal, place } = asked.data;
  return (
    <div className="door-form">
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t(portal, { place })}</p>
      </div>
      <NextStep invitation={asked.data} token={token} onOver={() => setOver(true)} />
    </div>
  );
}

/** What is left to do: accept, sign in before, choose a first password, or change the account. */
function NextStep(props: { invitation: OpenInvitation; token: string; onOver: () => void }) {
  const { invitation, token, onOver } = props;
  const { portal, email, step } = invitation;
  const t = useTranslations('invitation');
  const navigate = useNavigate();

  if (step === 'accept') {
    // Loaded anew: the account has a role that it had not when the page came.
    const enter = () => {
      forgetToken();
      window.location.assign(PORTALS[portal]);
    };
    return <AcceptButton token={token} onAccepted={enter} onOver={onOver} />;
  }
  if (step === 'password') {
    const goToLogin = async () => {
      forgetToken();
      await navigate({ to: PAGES.login.path, search: { to: PORTALS[portal] }, replace: true });
      showAlert('passwordCreated');
    };
    return (
      <FirstPassword
        token={token}
        email={email}
        onAccepted={() => void goToLogin()}
        onOver={onOver}
      />
    );
  }
  if (step === 'sign_in') {
    return (
      <>
        <p>{t('signInText', { email })}</p>
        <Link
          to={PAGES.login.path}
          search={{ to: PAGES.portalInvitation.path }}
          className={buttonClass({ wide: true })}
        >
          {t('signIn')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p>{t('otherText', { email })}</p>
      <Link to={PAGES.logout.path} className={buttonClass({ wide: true })}>
        {t('logOut')}
      </Link>
    </>
  );
}
