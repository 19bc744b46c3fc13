import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { showAlert } from '../lib/alerts/index.ts';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';

/** Logs out and goes to the login page. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      // Fetched when it is used: the frame stays light.
      const { logout } = await import('../features/session/index.ts');
      await logout();
    } catch {
      showAlert('logoutFailed');
      return;
    }
    session.set(null);
    queryClient.clear();
    await navigate({ to: PAGES.login.path });
    showAlert('logout');
  };
}
