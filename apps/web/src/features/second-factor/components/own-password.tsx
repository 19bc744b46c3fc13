import { PasswordField } from '@yay/ui/password-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/session.ts';

/** Asked before anything about signing in is changed. */
export function OwnPassword({
  registered,
  error,
}: {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}) {
  const t = useTranslations('second-factor');
  const me = useMe();
  return (
    <>
      {/* For whoever keeps the passwords: without it, they do not know whose this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={me?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        {...registered}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={error}
      />
    </>
  );
}
