import { useNavigate } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { LeavePage } from '../../features/identity/index.ts';
import { showAlert } from '../../lib/alerts/index.ts';
import './home.css';

export default function LogoutPage() {
  const navigate = useNavigate();
  return (
    <LeavePage
      onLeft={() => {
        showAlert('logout');
        void navigate({ to: PARENT_PAGES.login.path, replace: true });
      }}
      onFailed={() => showAlert('logoutFailed')}
    />
  );
}
