import type { Me } from '@yay/contract/identity/calls';
import type { SecondFactor, SecondStep } from '@yay/contract/identity/passkeys';
import { Button } from '@yay/ui/button';
import { FingerPrintIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { firstData } from '../../../lib/first-data.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { askForPasskey, NoPasskey, supportsPasskeys } from '../../../lib/passkeys.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { answerSecondStep } from '../api/second-step.ts';

export type SecondStepFormProps = {
  step: SecondStep;
  onSignedIn: (me: Me) => void;
  /** Back to the password, with what went wrong if something did. */
  onOver: (problem: string | null) => void;
};

type Answer = Omit<Parameters<typeof answerSecondStep>[0], 'challenge_token'>;

/** The password was right: now what only its owner has. */
export default function SecondStepForm({ step, onSignedIn, onOver }: SecondStepFormProps) {
  const t = useTranslations('second-factor.step');
  const field = useTranslations('errors.field');
  const product = firstData().config.product_name;
  const { form, title, ways, way, setWay } = useSecondStep({ step, onSignedIn, onOver });
  const { register, submit, errors, problem, isSubmitting, clearErrors } = form;
  const others: Record<SecondFactor, string> = {
    totp: t('useApp'),
    passkey: t('usePasskey'),
    recovery_code: t('useRecovery'),
  };
  const text: Record<SecondFactor, string> = {
    totp: t('totp', { product }),
    passkey: t('passkey'),
    recovery_code: t('recovery'),
  };
  const required = { required: field('required') };
  return (
    <form noValidate onSubmit={submit}>
      <div>
        <h1 ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="intro">{text[way]}</p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      {way === 'totp' && (
        <TextField
          key="code"
          {...register('code', required)}
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={errors.code?.message}
        />
      )}
      {way === 'recovery_code' && (
        <TextField
          key="recovery_code"
          {...register('recovery_code', required)}
          label={t('recoveryCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors.recovery_code?.message}
        />
      )}
      <Button
        type="submit"
        wide
        icon={way === 'passkey' && <FingerPrintIcon />}
        loading={isSubmitting}
        loadingLabel={way === 'passkey' ? t('waiting') : t('checking')}
      >
        {way === 'passkey' ? t('usePasskey') : t('submit')}
      </Button>
      <div className="other-ways">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              kind="line"
              onClick={() => {
                clearErrors();
                setWay(other);
              }}
            >
              {others[other]}
            </Button>
          ))}
        <Button kind="quiet" onClick={() => onOver(null)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function useSecondStep({ step, onSignedIn, onOver }: SecondStepFormProps) {
  const factor = useTranslations('second-factor');
  const errorText = useErrorText();
  const ways = step.methods.filter((method) => method !== 'passkey' || supportsPasskeys());
  const [way, setWay] = useState<SecondFactor>(ways[0] ?? 'recovery_code');
  const form = useSendForm({
    begin: { code: '', recovery_code: '' },
    send: answerBy,
    refused: (error, { setError }) => {
      if (error instanceof NoPasskey) {
        setError('root', { message: factor('passkeyCancelled') });
        return true;
      }
      const isOver = isHttpError(error) && error.code === 'sign_in_over';
      if (isOver) onOver(errorText(error));
      return isOver;
    },
  });
  const { setFocus } = form;
  const title = useRef<HTMLHeadingElement>(null);

  // The button that she has just pressed is gone; the one thing to do now gets the focus.
  useEffect(() => {
    if (way === 'passkey') title.current?.focus();
    else setFocus(way === 'totp' ? 'code' : 'recovery_code');
  }, [way, setFocus]);

  async function answer(given: Answer) {
    try {
      const { user } = await answerSecondStep({
        challenge_token: step.challenge_token,
        ...given,
      });
      onSignedIn(user);
    } catch (error) {
      // A code that was refused is of no use any more.
      if (isHttpError(error) && error.status === 422) {
        form.resetField('code');
        form.resetField('recovery_code');
      }
      throw error;
    }
  }

  async function answerBy({ code, recovery_code }: { code: string; recovery_code: string }) {
    if (way === 'totp') return answer({ code });
    if (way === 'recovery_code') return answer({ recovery_code });
    if (step.passkey) await answer({ passkey: await askForPasskey(step.passkey) });
  }

  return { form, title, ways, way, setWay };
}
