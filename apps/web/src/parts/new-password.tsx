import { PASSWORD_MIN } from '@yay/contract/identity/password-min';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { AccountPassword } from './account-password.tsx';

/** Returns the rules of a new password, for the form that asks for it. */
export function useNewPasswordRules() {
  const field = useTranslations('errors.field');
  return {
    required: field('required'),
    minLength: { value: PASSWORD_MIN, message: field('password_too_short') },
  };
}

/** A new password of an account without a session. Its pages load the words `identity`. */
export function NewPassword({
  email,
  ...props
}: { email: string } & ComponentProps<typeof AccountPassword>) {
  return (
    <>
      {/* So that the browser keeps the new password with the right address. */}
      <input type="email" hidden name="username" autoComplete="username" value={email} readOnly />
      <AccountPassword {...props} autoComplete="new-password" />
    </>
  );
}
