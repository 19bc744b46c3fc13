import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@yay/contract/identity/account';
import { PASSWORD_MIN } from '@yay/contract/identity/password-min';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { deviceZone } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { useNewPasswordRules } from '../../../parts/new-password.tsx';
import { accountQuery } from '../api/account-query.ts';
import { changePassword } from '../api/change-password.ts';
import { SectionHead } from './section-head.tsx';

export function PasswordForm({ account }: { account: Account }) {
  const t = useTranslations('account');
  const reset = useTranslations('account.reset');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const rules = useNewPasswordRules();
  const locale = useLocale();
  const queries = useQueryClient();
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { current_password: '', password: '' },
    send: async (values, { reset }) => {
      await changePassword(values);
      reset();
      showAlert('passwordUpdated');
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  const required = { required: field('required') };
  const eye = { showLabel: login('showPassword'), hideLabel: login('hidePassword') };

  return (
    <form className="form" noValidate aria-labelledby="password" onSubmit={submit}>
      <SectionHead id="password" title={t('password.title')}>
        {account.password_changed_at &&
          `${t('password.changed', { date: formatDayOf(account.password_changed_at, deviceZone(), locale) })} `}
        {t('password.text')}
      </SectionHead>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
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
          {...register('password', rules)}
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
