import { PASSWORD_MIN } from '@yay/contract/identity/password-min';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { NewPassword, useNewPasswordRules } from '../../../parts/new-password.tsx';
import { acceptInvitation } from '../api/invitation.ts';

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
  const rules = useNewPasswordRules();
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
      <NewPassword
        {...register('password', rules)}
        email={email}
        label={t('password')}
        hint={t('hint', { count: PASSWORD_MIN })}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('saving')}>
        {t('passwordDone')}
      </Button>
    </form>
  );
}
