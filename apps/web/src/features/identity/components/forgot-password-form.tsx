import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSendForm } from '../../../lib/send-form.ts';
import { forgotPassword } from '../api/forgot-password.ts';

/** Says the same whether or not there is such an account: only the mailbox knows. */
export function ForgotPasswordForm({ children }: { children: ReactNode }) {
  const t = useTranslations('account.forgot');
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, submit, errors, problem, isSubmitting } = useSendForm({
    begin: { email: '' },
    send: async ({ email }) => {
      await forgotPassword(email);
      setSentTo(email.trim());
    },
  });

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
    <form noValidate onSubmit={submit}>
      <div>
        <h1>{t('title')}</h1>
        <p className="intro">{t('intro')}</p>
      </div>
      {problem && (
        <Notice tone="danger" live="alert">
          {problem}
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
