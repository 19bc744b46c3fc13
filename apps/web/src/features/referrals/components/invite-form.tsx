import { Button } from '@yay/ui/button';
import { TextField } from '@yay/ui/text-field';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { emailReferral } from '../api/referral.ts';

type Values = { email: string };

/** An invitation by mail, written by us in her name. */
export function InviteForm() {
  const t = useTranslations('referrals');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { email: '' },
  });

  async function submit({ email }: Values) {
    try {
      await emailReferral(email);
      reset();
      showAlert('referralEmailSent');
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        placeErrors(error.errors, ['email'], setError, fieldText);
        return;
      }
      showAlert('referralCodeEmailFailed');
      setError('email', { message: errorText(error) });
    }
  }

  return (
    <form className="referral-invite" noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        {...register('email', { required: field('required') })}
        label={t('email')}
        type="email"
        autoComplete="off"
        placeholder={t('emailExample')}
        error={formState.errors.email?.message}
      />
      <Button
        type="submit"
        kind="line"
        loading={formState.isSubmitting}
        loadingLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}
