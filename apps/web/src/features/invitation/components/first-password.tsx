import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { AccountPassword } from '../../../parts/account-password.tsx';
import { acceptInvitation } from '../api/invitation.ts';

const PASSWORD_MIN = 10;

/** Accepts with a first password, for somebody who has none yet. */
export function FirstPassword(props: {
  token: string;
  email: string;
  onAccepted: () => void;
  /** It was accepted or taken back meanwhile. */
  onOver: () => void;
}) {
  const { token, email, onAccepted, onOver } = props;
  const t = useTranslations('invitation');
  const field = useTranslations('errors.field');
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { password: '' },
    send: async ({ password }) => {
      await acceptInvitation({ token, password });
      onAccepted();
    },
    refused: (error) => {
      const isOver = isHttpError(error) && error.code === 'link_over';
      if (isOver) onOver();
      return isOver;
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <p>{t('passwordText', { email })}</p>
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
        hint={t('hint', { count: PASSWORD_MIN })}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('saving')}>
        {t('passwordDone')}
      </Button>
    </form>
  );
}
