import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { resetPassword } from '../api/reset-password.ts';

const PASSWORD_MIN = 10;

export type ResetPasswordFormProps = {
  token: string;
  email: string;
  firstPassword: boolean;
  onSet: () => void;
  /** Somebody was quicker, or the hour is over. */
  onOver: () => void;
};

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, email, firstPassword, onSet, onOver } = props;
  const t = useTranslations('account.reset');
  const field = useTranslations('errors.field');
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { password: '' },
    send: async ({ password }) => {
      await resetPassword({ token, password });
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
      {/* So that the browser keeps the new password with the right address. */}
      <input type="email" hidden name="username" autoComplete="username" value={email} readOnly />
      <AccountPassword
        {...register('password', {
          required: field('required'),
          minLength: { value: PASSWORD_MIN, message: field('password_too_short') },
        })}
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('saving')}>
        {t('submit')}
      </Button>
      {!firstPassword && <p className="hint">{t('note')}</p>}
    </form>
  );
}
