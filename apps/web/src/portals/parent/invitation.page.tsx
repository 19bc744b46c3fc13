import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OpenInvitation } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
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
import { useMe } from '../../lib/session.ts';
import { LinkDoor } from '../../parts/link-door.tsx';
import './login.css';

const PORTALS = { school: PAGES.schools.path, vendor: PAGES.vendors.path } as const;

/** Opens from the link of an invitation: the portal follows, once its reader accepts. */
export default function InvitationPage() {
  const t = useTranslations('invitation');
  const me = useMe();
  const [token] = useState(takeToken);
  const asked = useQuery({ ...invitationQuery(token, me?.id), enabled: token !== '' });
  const [isOver, setOver] = useState(false);

  return (
    <LinkDoor
      asked={asked}
      token={token}
      isOver={isOver}
      texts={{
        checking: t('checking'),
        overTitle: t('overTitle'),
        over: t('over'),
        failedTitle: t('failedTitle'),
        failed: t('failed'),
        retry: t('retry'),
      }}
      way={
        <Link to={PAGES.home.path} className={buttonClass({ wide: true })}>
          {t('home')}
        </Link>
      }
      heights={['1.25rem', '3.25rem']}
    >
      {(invitation) => (
        <div className="door-form">
          <div>
            <h1>{t('title')}</h1>
            <p className="intro">{t(invitation.portal, { place: invitation.place })}</p>
          </div>
          <NextStep invitation={invitation} token={token} onOver={() => setOver(true)} />
        </div>
      )}
    </LinkDoor>
  );
}

/** Offers the next step: accept, sign in before, choose a first password, or change the account. */
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
      await navigate({
        to: PAGES.login.path,
        search: { to: PORTALS[portal] },
        state: { signInAs: email },
        replace: true,
      });
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
          state={{ signInAs: email }}
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
