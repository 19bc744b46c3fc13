import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RegisterForm } from '../../features/session/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import './login.css';

export default function RegisterPage() {
  const t = useTranslations('account.register');
  const navigate = useNavigate();

  async function goToLogin() {
    await navigate({ to: PAGES.login.path });
    showAlert('accountRegistered');
  }

  return (
    <RegisterForm onRegistered={goToLogin}>
      <p>
        {t('haveAccount')}{' '}
        <Link className="link" to={PAGES.login.path}>
          {t('logIn')}
        </Link>
      </p>
    </RegisterForm>
  );
}
