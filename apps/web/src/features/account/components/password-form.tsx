import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@yay/contract/identity/account';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { accountQuery } from '../api/account-query.ts';
import { changePassword } from '../api/change-password.ts';
import { sayDate } from '../model/say-time.ts';
import { SectionHead } from './section-head.tsx';

type Values = { current_password: string; password: string };
const FIELDS = ['current_password', 'password'] as const;
const PASSWORD_MIN = 10;
const EMPTY: Values = { current_password: '', password: '' };

export function PasswordForm({ account }: { account: Account }) {
  const t = useTranslations('account');
  const reset = useTranslations('account.reset');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const locale = useLocale();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const required = { required: field('required') };
  const eye = { showLabel: login('showPassword'), hideLabel: login('hidePassword') };

  async function submit(values: Values) {
    try {
      await changePassword(values);
      form.reset(EMPTY);
      showAlert('passwordUpdated');
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
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
    <form className="form" noValidate aria-labelledby="password" onSubmit={handleSubmit(submit)}>
      <SectionHead id="password" title={t('password.title')}>
        {account.password_changed_at &&
          `${t('password.changed', { date: sayDate(account.password_changed_at, locale) })} `}
        {t('password.text')}
      </SectionHead>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      <input
        type="email"
        hidden
        name="username"
        autoComplete="username"
        value={account.email}
        readOnly
      />
      <div className="two">
        <PasswordField
          {...register('current_password', required)}
          {...eye}
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...register('password', {
            ...required,
            minLength: { value: PASSWORD_MIN, message: field('password_too_short') },
          })}
          {...eye}
          label={t('password.next')}
          autoComplete="new-password"
          hint={reset('passwordHint', { count: PASSWORD_MIN })}
          error={errors.password?.message}
        />
      </div>
      <div className="form-foot">
        <Button type="submit" kind="line" loading={isSubmitting} loadingLabel={t('saving')}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
