import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { landingOf } from '@yay/contract/guard';
import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  DemoPeople,
  forgetRegistration,
  keepRegistration,
  LinkForm,
  LoginForm,
  PasskeyButton,
  SecondStepForm,
  useKnownAddress,
  useLinkToken,
  waitingRegistration,
} from '../../features/identity/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import { firstData } from '../../lib/first-data.ts';
import { InPlace } from '../../lib/places.tsx';
import { enter } from './enter.ts';
import { RegistrationCode } from './registration-code.tsx';
import { safeReturnPath } from './safe-return-path.ts';
import './login.css';

export default function LoginPage() {
  const t = useTranslations('identity.login');
  const code = useTranslations('identity.code');
  const search: { to?: string } = useSearch({ strict: false });
  const token = useLinkToken();
  const knownAddress = useKnownAddress();
  const navigate = useNavigate();
  const router = useRouter();
  const { demo } = firstData().config;
  const to = safeReturnPath(search.to);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [waiting, setWaiting] = useState(waitingRegistration);
  const [problem, setProblem] = useState<string | null>(null);

  async function goIn(me: Me) {
    forgetRegistration();
    await enter(me);
    if (to) router.history.push(to);
    else await navigate({ to: landingOf(me), replace: true });
  }

  async function goToFirstLuncher(me: Me) {
    const school = waitingRegistration()?.school;
    forgetRegistration();
    await enter(me);
    const search = { luncher: 'new', ...(school && { school: String(school) }) };
    await navigate({ to: PARENT_PAGES.lunchers.path, search, replace: true });
    showAlert('accountRegistered');
  }

  function askSecondStep(asked: SecondStep) {
    forgetRegistration();
    setWaiting(null);
    setProblem(null);
    setStep(asked);
  }

  function askCode(asked: AddressStep) {
    setProblem(null);
    const isSame = waiting?.step.address === asked.address;
    const kept = { person: null, school: null, ...(isSame && waiting), step: asked };
    keepRegistration(kept);
    setWaiting(kept);
  }

  function goToPassword(why: string | null) {
    forgetRegistration();
    setWaiting(null);
    setProblem(why);
    if (token !== '') void navigate({ to: PARENT_PAGES.login.path, replace: true });
  }

  if (token !== '') {
    return (
      <LinkForm token={token} onOpened={(me) => void goToFirstLuncher(me)} onOver={goToPassword}>
        <p>
          <Link className="link" to={PARENT_PAGES.login.path}>
            {code('toLogin')}
          </Link>
        </p>
      </LinkForm>
    );
  }
  if (waiting) {
    return (
      <RegistrationCode
        step={waiting.step}
        onStep={askCode}
        onOpened={(me) =>
          void (waiting.step.purpose === 'sign_in' ? goIn(me) : goToFirstLuncher(me))
        }
        onSecondStep={askSecondStep}
        onLeave={goToPassword}
      />
    );
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
  const steps = { onSignedIn: goIn, onSecondStep: askSecondStep, onAddressStep: askCode };
  return (
    <>
      <LoginForm
        {...steps}
        knownAddress={knownAddress}
        problem={problem}
        forgot={
          <Link className="link" to={PARENT_PAGES.forgotPassword.path}>
            {t('forgot')}
          </Link>
        }
      >
        <PasskeyButton onSignedIn={goIn} onAddressStep={askCode} />
        <p>
          {t('newHere')}{' '}
          <Link className="link" to={PARENT_PAGES.signUp.path}>
            {t('signUp')}
          </Link>
        </p>
      </LoginForm>
      {demo && (
        <InPlace name="aside">
          <DemoPeople demo={demo} {...steps} />
        </InPlace>
      )}
    </>
  );
}
