import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import { Button } from '@yay/ui/button';
import { FingerPrintIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { NoPasskey, supportsPasskeys } from '../../../lib/passkeys.ts';
import { logInWithPasskey } from '../api/second-step.ts';

/** Signing in without a password, where the browser can. */
export function PasskeyButton({
  onSignedIn,
  onAddressStep,
}: {
  onSignedIn: (me: Me) => void;
  /** The passkey was right, and the address is not proved yet. */
  onAddressStep: (step: AddressStep) => void;
}) {
  const t = useTranslations('identity.login');
  const errorText = useErrorText();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!supportsPasskeys()) return null;

  async function enter() {
    setWaiting(true);
    setProblem(null);
    try {
      const answer = await logInWithPasskey();
      if ('address' in answer) onAddressStep(answer);
      else onSignedIn(answer.user);
    } catch (error) {
      setProblem(error instanceof NoPasskey ? t('passkeyCancelled') : errorText(error));
    }
    setWaiting(false);
  }

  return (
    <>
      <Button
        kind="line"
        wide
        icon={<FingerPrintIcon />}
        loading={waiting}
        loadingLabel={t('passkeyWaiting')}
        onClick={() => void enter()}
      >
        {t('withPasskey')}
      </Button>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
    </>
  );
}
