import { PasswordField, type PasswordFieldProps } from '@yay/ui/password-field';
import { useTranslations } from 'use-intl';

/** The password of an account, with the button that shows it. Its pages load the words `identity`. */
export function AccountPassword({
  label,
  ...props
}: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel'> & { label?: string }) {
  const t = useTranslations('identity.login');
  return (
    <PasswordField
      label={label ?? t('password')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      {...props}
    />
  );
}
