import type { AddressStep } from '@yay/contract/identity/address-step';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { TextField } from '@yay/ui/text-field';
import type { Locale } from '@yay/words/locales';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { register as beginAccount } from '../api/registration.ts';
import type { TypedPerson } from '../model/waiting-registration.ts';

type Values = TypedPerson & { password: string };
const FIELDS = ['first', 'last', 'email', 'phone', 'password'] as const;
const PASSWORD_MIN = 10;

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
  const request = useTranslations('errors.request');
  const locale: Locale = useLocale();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { first: '', last: '', email: '', phone: '', ...typed, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = { required: field('required') };

  async function submit({ phone, ...values }: Values) {
    try {
      const step = await beginAccount({
        ...values,
        ...(phone.trim() && { phone }),
        ...(invitation && { ref: invitation.code }),
        locale,
      });
      const { first, last, email } = values;
      onRegistered(step, { first, last, email, phone });
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        const rest = placeErrors(error.errors, FIELDS, setError, fieldText);
        setError('root', { message: rest.length > 0 ? rest.join(' ') : request('invalid') });
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
      {invitation && <Notice tone="ok">{invitation.said}</Notice>}
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
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
      <PasswordField
        {...register('password', {
          ...required,
          minLength: { value: PASSWORD_MIN, message: field('password_too_short') },
        })}
        label={login('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('sending')}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
