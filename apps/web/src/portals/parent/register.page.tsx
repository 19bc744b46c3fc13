import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  keepRegistration,
  RegisterForm,
  waitingRegistration,
} from '../../features/identity/index.ts';
import { forgetReferral, keptReferral } from '../../features/referrals/index.ts';
import { idOf } from '../../lib/id-of.ts';
import './login.css';

export default function RegisterPage() {
  const t = useTranslations('identity.register');
  const referrals = useTranslations('referrals');
  const navigate = useNavigate();
  const search: { ref?: unknown; school?: unknown } = useSearch({ strict: false });
  const [code] = useState(() => keptReferral(search.ref));
  const [former] = useState(waitingRegistration);

  return (
    <RegisterForm
      typed={former?.person ?? null}
      onRegistered={(step, person) => {
        forgetReferral();
        const school = idOf(search.school) ?? former?.school ?? null;
        keepRegistration({ step, person, school });
        void navigate({ to: PARENT_PAGES.login.path });
      }}
      invitation={code === null ? undefined : { code, said: referrals('byFriend') }}
    >
      <p>
        {t('haveAccount')}{' '}
        <Link className="link" to={PARENT_PAGES.login.path}>
          {t('logIn')}
        </Link>
      </p>
    </RegisterForm>
  );
}
