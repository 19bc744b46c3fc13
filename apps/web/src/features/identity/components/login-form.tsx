import type { AddressStep } from '@yay/contract/identity/address-step';
import type { Me } from '@yay/contract/identity/calls';
import type { SecondStep } from '@yay/contract/identity/passkeys';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { login } from '../api/login.ts';

export type LoginFormProps = {
  onSignedIn: (me: Me) => void;
  /** The password was right, and something more is asked for. */
  onSecondStep: (step: SecondStep) => void;
  /** The password was right, and the address is not proved yet. */
  onAddressStep: (step: AddressStep) => void;
  /** Her address, where she comes from her invitation: she may be no parent. */
  knownAddress: string;
  /** The reason why she is back here. */
  problem?: string | null;
  /** Beside the password: the way to a new one. */
  forgot: ReactNode;
  /** Below the button: the way to an account. */
  children: ReactNode;
};

export function LoginForm(props: LoginFormProps) {
  const { onSignedIn, onSecondStep, onAddressStep, knownAddress, forgot, children } = props;
  const t = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const form = useSendForm({
    begin: { email: knownAddress, password: '' },
    send: async (values) => {
      const answer = await login(values);
      if ('address' in answer) onAddressStep(answer);
      else if ('challenge_token' in answer) onSecondStep(answer);
      else onSignedIn(answer.user);
    },
  });
  const { register, submit, errors, isSubmitting } = form;
  const problem = form.problem ?? props.problem;

  return (
    <form noValidate onSubmit={submit}>
      <div>
        <h1>{t(knownAddress ? 'toGoOn' : 'title')}</h1>
        <p className="intro">{t(knownAddress ? 'toGoOnIntro' : 'intro')}</p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
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
      <AccountPassword
        {...register('password', { required: field('required') })}
        labelEnd={forgot}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('loggingIn')}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
