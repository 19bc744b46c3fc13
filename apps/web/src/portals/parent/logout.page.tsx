import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { LeavePage } from '../../features/identity/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import './home.css';

export default function LogoutPage() {
  const navigate = useNavigate();
  return (
    <LeavePage
      onLeft={() => {
        showAlert('logout');
        void navigate({ to: PAGES.login.path, replace: true });
      }}
      onFailed={() => showAlert('logoutFailed')}
    />
  );
}
