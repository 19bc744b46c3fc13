import type { LinkFactors } from '@yay/contract/identity/account';
import { PASSWORD_MIN } from '@yay/contract/identity/password-min';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { NewPassword, useNewPasswordRules } from '../../../parts/new-password.tsx';
import { resetPassword } from '../api/reset-password.ts';
import { type FactorKey, removalOf } from '../model/factor-removal.ts';
import { LinkFactorList } from './link-factor-list.tsx';

export type ResetPasswordFormProps = {
  token: string;
  email: string;
  firstPassword: boolean;
  /** The factors of the account besides the password. */
  factors: LinkFactors;
  onSet: () => void;
  /** Somebody was quicker, or the hour is over. */
  onOver: () => void;
};

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, email, firstPassword, factors, onSet, onOver } = props;
  const [removed, setRemoved] = useState<ReadonlySet<FactorKey>>(new Set());
  const t = useTranslations('account.reset');
  const field = useTranslations('errors.field');
  const rules = useNewPasswordRules();
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { password: '', code: '' },
    send: async ({ password, code }) => {
      await resetPassword({ token, password, ...removalOf(removed, code) });
      onSet();
    },
    refused: (error) => {
      const isOver = isHttpError(error) && error.code === 'link_over';
      if (isOver) onOver();
      return isOver;
    },
  });

  return (
    <form noValidate onSubmit={submit}>
      <div>
        <h1>{t(firstPassword ? 'firstTitle' : 'title')}</h1>
        <p className="intro">{t('intro', { email })}</p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      )}
      <NewPassword
        {...register('password', rules)}
        email={email}
        label={t('password')}
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        error={errors.password?.message}
      />
      <LinkFactorList factors={factors} removed={removed} onChange={setRemoved} />
      {factors.removal === 'by_code' && removed.size > 0 && (
        <TextField
          {...register('code', { required: field('required') })}
          label={t('factors.code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={errors.code?.message}
        />
      )}
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('saving')}>
        {t('submit')}
      </Button>
      {!firstPassword && <p className="hint">{t('note')}</p>}
    </form>
  );
}
