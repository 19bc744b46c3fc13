import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useTypedForm } from '../../../lib/typed-form.ts';
import { MailedCode } from '../../../parts/mailed-code.tsx';
import { proveByCode, sendCodeAgain } from '../api/registration.ts';

const DIGITS = 6;

export type CodeFormProps = {
  step: AddressStep;
  /** The code was right, and she is in. */
  onOpened: (me: Me) => void;
  /** The code was right, and the account asks for something more. */
  onSecondStep: (step: SecondStep) => void;
  /** Another code was mailed. */
  onStep: (step: AddressStep) => void;
  /** The registration is over: back to the login, with the reason. */
  onOver: (problem: string) => void;
  /** Below the buttons: the ways to another address and to the login. */
  children: ReactNode;
};

/** Asks for the code that was mailed to an address that nobody has proved yet. */
export function CodeForm(props: CodeFormProps) {
  const { step, onOpened, onSecondStep, onStep, onOver, children } = props;
  const opens = step.purpose === 'registration';
  const t = useTranslations('identity.code');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [sentAgain, setSentAgain] = useState(false);
  const [sending, setSending] = useState(false);
  const { register, handleSubmit, setError, setFocus, clearErrors, reset, formState } =
    useTypedForm({
      defaultValues: { code: '' },
    });
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setFocus('code'), [setFocus]);

  function refused(error: unknown) {
    if (isHttpError(error) && error.code === 'sign_in_over') {
      return onOver(opens ? t('over') : errorText(error));
    }
    if (isHttpError(error) && Object.keys(error.errors).length > 0) {
      // A wrong code is of no use any more; the next one is typed into an empty field.
      reset();
      placeErrors(error.errors, ['code'] as const, setError, fieldText);
      return;
    }
    setError('root', { message: errorText(error) });
  }

  async function submit({ code }: { code: string }) {
    setSentAgain(false);
    try {
      const answer = await proveByCode({ challenge_token: step.challenge_token, code });
      if ('methods' in answer) onSecondStep(answer);
      else onOpened(answer.user);
    } catch (error) {
      refused(error);
    }
  }

  async function sendAgain() {
    setSending(true);
    setSentAgain(false);
    clearErrors();
    try {
      onStep(await sendCodeAgain(step.challenge_token));
      reset();
      setSentAgain(true);
      setFocus('code');
    } catch (error) {
      refused(error);
    }
    setSending(false);
  }

  return (
    <form noValidate ref={form} onSubmit={handleSubmit(submit)}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t(opens ? 'intro' : 'introSignIn', { address: step.address })}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      {sentAgain && (
        <Notice tone="ok" live="status">
          {t('sentAgain')}
        </Notice>
      )}
      <MailedCode address={step.address} mail={step.challenge_token} />
      <TextField
        {...register('code', {
          required: field('required'),
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (target.value.replace(/\s/g, '').length === DIGITS && !isSubmitting) {
              form.current?.requestSubmit();
            }
          },
        })}
        label={t('code')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={errors.code?.message}
      />
      <Button
        type="submit"
        wide
        loading={isSubmitting}
        loadingLabel={t(opens ? 'checking' : 'checkingCode')}
      >
        {t(opens ? 'submit' : 'continue')}
      </Button>
      <div className="other-ways">
        <Button
          kind="line"
          loading={sending}
          loadingLabel={t('sending')}
          onClick={() => void sendAgain()}
        >
          {t('sendAgain')}
        </Button>
        {children}
      </div>
    </form>
  );
}
