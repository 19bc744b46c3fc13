import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { TextField } from '@yay/ui/text-field';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { login } from '../api/login.ts';

type Values = { email: string; password: string };
const FIELDS = ['email', 'password'] as const;

export type LoginFormProps = {
  onSignedIn: (me: Me) => void;
  /** The password was right, and something more is asked for. */
  onSecondStep: (step: SecondStep) => void;
  /** The password was right, and the address is not proved yet. */
  onAddressStep: (step: AddressStep) => void;
  /** Why she is here again. */
  problem?: string | null;
  /** Beside the password: the way to a new one. */
  forgot: ReactNode;
  /** Below the button: the way to an account. */
  children: ReactNode;
};

export function LoginForm(props: LoginFormProps) {
  const { onSignedIn, onSecondStep, onAddressStep, problem, forgot, children } = props;
  const t = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
    // Judged when she sends it, and then as she mends it.
    mode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  async function submit(values: Values) {
    try {
      const answer = await login(values);
      if ('address' in answer) onAddressStep(answer);
      else if ('challenge_token' in answer) onSecondStep(answer);
      else onSignedIn(answer.user);
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        const rest = placeErrors(error.errors, FIELDS, setError, fieldText);
        if (rest.length > 0) setError('root', { message: rest.join(' ') });
        return;
      }
      setError('root', { message: errorText(error) });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro')}</p>
      </div>
      {(errors.root?.message ?? problem) && (
        <Notice tone="danger" live="alert">
          {errors.root?.message ?? problem}
        </Notice>
      )}
      <TextField
        {...register('email', { required: field('required') })}
        label={t('email')}
        type="email"
        autoComplete="username"
        placeholder={t('emailExample')}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { required: field('required') })}
        label={t('password')}
        labelEnd={forgot}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('loggingIn')}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
