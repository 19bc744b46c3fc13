import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { useTranslations } from 'use-intl';
import { ForgotPasswordForm } from '../../features/identity/index.ts';
import './login.css';

export default function ForgotPasswordPage() {
  const t = useTranslations('account.forgot');
  return (
    <ForgotPasswordForm>
      <p className="door-back">
        <Link className="link" to={PARENT_PAGES.login.path}>
          {t('back')}
        </Link>
      </p>
    </ForgotPasswordForm>
  );
}
