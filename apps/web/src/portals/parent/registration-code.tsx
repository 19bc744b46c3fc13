import { Link } from '@tanstack/react-router';
import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { CodeForm } from '../../features/identity/index.ts';

/**
 * The end of a registration, or of the first sign-in to an account whose address nobody has proved:
 * the code, another address, or back to the login.
 */
export function RegistrationCode({
  step,
  onStep,
  onOpened,
  onSecondStep,
  onLeave,
}: {
  step: AddressStep;
  onStep: (step: AddressStep) => void;
  onOpened: (me: Me) => void;
  onSecondStep: (step: SecondStep) => void;
  onLeave: (problem: string | null) => void;
}) {
  const t = useTranslations('identity.code');
  return (
    <CodeForm
      step={step}
      onOpened={onOpened}
      onSecondStep={onSecondStep}
      onStep={onStep}
      onOver={onLeave}
    >
      {step.purpose === 'registration' && (
        <Link className={buttonClass({ kind: 'line' })} to={PARENT_PAGES.signUp.path}>
          {t('changeAddress')}
        </Link>
      )}
      <Button kind="quiet" onClick={() => onLeave(null)}>
        {t('toLogin')}
      </Button>
    </CodeForm>
  );
}
