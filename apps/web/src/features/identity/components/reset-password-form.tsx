import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { PasswordField } from '@yay/ui/password-field';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { resetPassword } from '../api/reset-password.ts';

type Values = { password: string };
const FIELDS = ['password'] as const;
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
  const login = useTranslations('identity.login');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ password }: Values) {
    try {
      await resetPassword({ token, password });
      onSet();
    } catch (error) {
      if (isHttpError(error) && error.code === 'link_over') return onOver();
      if (isHttpError(error) && error.status === 422) {
        const rest = placeErrors(error.errors, FIELDS, setError, fieldText);
        if (rest.length > 0) setError('root', { message: rest.join(' ') });
        return;
      }
      setError('root', { message: errorText(error) });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <div>
        <h1>{t(firstPassword ? 'firstTitle' : 'title')}</h1>
        <p className="intro">{t('intro', { email })}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      {/* So that the browser keeps the new password with the right address. */}
      <input type="email" hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password', {
          required: field('required'),
          minLength: { value: PASSWORD_MIN, message: field('password_too_short') },
        })}
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        showLabel={login('showPassword')}
        hideLabel={login('hidePassword')}
        error={errors.password?.message}
      />
      <Button type="submit" wide loading={isSubmitting} loadingLabel={t('saving')}>
        {t('submit')}
      </Button>
      {!firstPassword && <p className="hint">{t('note')}</p>}
    </form>
  );
}
