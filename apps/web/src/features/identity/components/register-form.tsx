import type { AddressStep } from '@yay/contract/identity/address-step';
import { PASSWORD_MIN } from '@yay/contract/identity/password-min';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import type { Locale } from '@yay/words/locales';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { useNewPasswordRules } from '../../../parts/new-password.tsx';
import { register as beginAccount } from '../api/registration.ts';
import type { TypedPerson } from '../model/waiting-registration.ts';

export type RegisterFormProps = {
  /** A code was mailed to the address. */
  onRegistered: (step: AddressStep, person: TypedPerson) => void;
  /** The values of an earlier try, where only the address changes. */
  typed: TypedPerson | null;
  /** The code of whoever invited, and what is said about it. */
  invitation?: { readonly code: string; readonly said: string } | undefined;
  /** Below the button: the way back to the login. */
  children: ReactNode;
};

export function RegisterForm({ onRegistered, typed, invitation, children }: RegisterFormProps) {
  const t = useTranslations('identity.register');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const rules = useNewPasswordRules();
  const request = useTranslations('errors.request');
  const locale: Locale = useLocale();
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { first: '', last: '', email: '', phone: '', ...typed, password: '' },
    send: async ({ phone, ...values }) => {
      const step = await beginAccount({
        ...values,
        ...(phone.trim() && { phone }),
        ...(invitation && { ref: invitation.code }),
        locale,
      });
      const { first, last, email } = values;
      onRegistered(step, { first, last, email, phone });
    },
    // The form is long: a sentence above it leads to the fields that are refused.
    refused: (error, { setError }) => {
      if (isHttpError(error) && error.status === 422) {
        setError('root', { message: request('invalid') });
      }
      return false;
    },
  });
  const required = { required: field('required') };

  return (
    <form noValidate onSubmit={submit}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro')}</p>
      </div>
      {invitation && <Notice tone="ok">{invitation.said}</Notice>}
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <div className="names">
        <TextField
          {...register('first', required)}
          label={t('first')}
          autoComplete="given-name"
          error={errors.first?.message}
        />
        <TextField
          {...register('last', required)}
          label={t('last')}
          autoComplete="family-name"
          error={errors.last?.message}
        />
      </div>
      <TextField
        {...register('email', required)}
        label={login('email')}
        type="email"
        autoComplete="email"
        placeholder={login('emailExample')}
        error={errors.email?.message}
      />
      <TextField
        {...register('phone')}
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        hint={t('phoneHint')}
        error={errors.phone?.message}
      />
      <AccountPassword
        {...register('password', rules)}
        autoComplete="new-password"
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('sending')}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
