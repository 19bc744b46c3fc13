import { Button } from '@yay/ui/button';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { emailReferral } from '../api/referral.ts';

/** An invitation by mail, written by us in her name. */
export function InviteForm() {
  const t = useTranslations('referrals');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const { register, submit, errors, isSubmitting } = useSendForm({
    begin: { email: '' },
    send: async ({ email }, { reset }) => {
      await emailReferral(email);
      reset();
      showAlert('referralEmailSent');
    },
    refused: (error, { setError }) => {
      if (isHttpError(error) && error.status === 422) return false;
      showAlert('referralCodeEmailFailed');
      setError('email', { message: errorText(error) });
      return true;
    },
  });

  return (
    <form className="referral-invite" noValidate onSubmit={submit}>
      <TextField
        {...register('email', { required: field('required') })}
        label={t('email')}
        type="email"
        autoComplete="off"
        placeholder={t('emailExample')}
        error={errors.email?.message}
      />
      <Button type="submit" kind="line" loading={isSubmitting} loadingLabel={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
