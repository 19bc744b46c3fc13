import type { AnyRouter } from '@tanstack/react-router';
import { PAGES, portalOf, titleOf } from '@yay/contract/pages';
import { showAlert } from '../lib/alerts/index.ts';
import { firstData } from '../lib/first-data.ts';
import { onSessionEnd } from '../lib/http/index.ts';
import { cancelOnLeave, queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { translate } from '../lib/words/index.ts';
import { MAIN_ID } from './layouts/main-content.tsx';

/** What every change of page brings with it: the title, the portal's colours, the focus, the alert in the address. */
export function followNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) cancelOnLeave();
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    dressDocument(router);
    showAlertOfAddress(router);
    if (pathChanged && fromLocation)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
  onSessionEnd(() => {
    if (!session.get()) return;
    session.set(null);
    queryClient.clear();
    showAlert('sessionEnded');
    const { pathname, href } = router.state.location;
    if (pathname !== PAGES.login.path) {
      void router.navigate({ to: PAGES.login.path, search: { to: href } });
    }
  });
}

function dressDocument(router: AnyRouter): void {
  const name = router.state.matches.at(-1)?.staticData.page;
  const key = name ? PAGES[name].title : null;
  const words = key && translate('shell')(`title.${key}`);
  document.title = titleOf(words, firstData().config.product_name);
  document.documentElement.dataset.portal = portalOf(router.state.location.pathname);
}

/** `?alert=key` is said once: a reload or Back must not say it again. */
function showAlertOfAddress(router: AnyRouter): void {
  const { alert, ...rest } = router.state.location.search as Record<string, unknown>;
  if (typeof alert !== 'string' || alert === '') return;
  showAlert(alert);
  void router.navigate({ to: '.', search: rest, replace: true });
}
