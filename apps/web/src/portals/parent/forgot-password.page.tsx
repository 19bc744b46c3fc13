import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { ForgotPasswordForm } from '../../features/identity/index.ts';
import './login.css';

export default function ForgotPasswordPage() {
  const t = useTranslations('account.forgot');
  return (
    <ForgotPasswordForm>
      <p className="door-back">
        <Link className="link" to={PAGES.login.path}>
          {t('back')}
        </Link>
      </p>
    </ForgotPasswordForm>
  );
}
