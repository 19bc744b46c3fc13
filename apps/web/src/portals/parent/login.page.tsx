import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { PAGES } from '@yay/contract/pages';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  DemoPeople,
  LoginForm,
  PasskeyButton,
  SecondStepForm,
} from '../../features/identity/index.ts';
import { firstData } from '../../lib/first-data.ts';
import { InPlace } from '../../lib/places.tsx';
import { enter } from './enter.ts';
import { safeReturnPath } from './safe-return-path.ts';
import './login.css';

export default function LoginPage() {
  const t = useTranslations('identity.login');
  const search: { to?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const { demo } = firstData().config;
  const to = safeReturnPath(search.to);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function goIn(me: Me) {
    await enter(me);
    if (to) router.history.push(to);
    // The guard of this page, which is for visitors only, knows where she belongs.
    else await navigate({ to: PAGES.login.path, replace: true });
  }

  function askSecondStep(asked: SecondStep) {
    setProblem(null);
    setStep(asked);
  }

  if (step) {
    return (
      <Suspense>
        <SecondStepForm
          step={step}
          onSignedIn={goIn}
          onOver={(why) => {
            setProblem(why);
            setStep(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <LoginForm
        onSignedIn={goIn}
        onSecondStep={askSecondStep}
        problem={problem}
        forgot={
          <Link className="link" to={PAGES.forgotPassword.path}>
            {t('forgot')}
          </Link>
        }
      >
        <PasskeyButton onSignedIn={goIn} />
        <p>
          {t('newHere')}{' '}
          <Link className="link" to={PAGES.signUp.path}>
            {t('signUp')}
          </Link>
        </p>
      </LoginForm>
      {demo && (
        <InPlace name="aside">
          <DemoPeople demo={demo} onSignedIn={goIn} onSecondStep={askSecondStep} />
        </InPlace>
      )}
    </>
  );
}
