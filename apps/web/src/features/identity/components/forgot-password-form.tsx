import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { forgotPassword } from '../api/forgot-password.ts';

type Values = { email: string };
const FIELDS = ['email'] as const;

/** Says the same whether or not there is such an account: only the mailbox knows. */
export function ForgotPasswordForm({ children }: { children: ReactNode }) {
  const t = useTranslations('account.forgot');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email }: Values) {
    try {
      await forgotPassword(email);
      setSentTo(email.trim());
    } catch (error) {
      if (isHttpError(error) && error.status === 422) {
        const rest = placeErrors(error.errors, FIELDS, setError, fieldText);
        if (rest.length > 0) setError('root', { message: rest.join(' ') });
        return;
      }
      setError('root', { message: errorText(error) });
    }
  }

  if (sentTo !== null) {
    return (
      <div className="door-form">
        <h1>{t('sentTitle')}</h1>
        <Notice tone="ok" live="status">
          {t('sent', { email: sentTo })}
        </Notice>
        <p className="hint">{t('nothingCame')}</p>
        <Button kind="line" wide onClick={() => setSentTo(null)}>
          {t('another')}
        </Button>
        {children}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro')}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      <TextField
        {...register('email', { required: field('required') })}
        label={login('email')}
        type="email"
        autoComplete="username"
        placeholder={login('emailExample')}
        error={errors.email?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('sending')}>
        {t('submit')}
      </Button>
      {children}
    </form>
  );
}
