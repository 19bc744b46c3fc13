import type { AnyRouter } from '@tanstack/react-router';
import { portalOf } from '@yay/contract/page';
import { titleOf } from '@yay/contract/page-title';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { showAlert } from '../lib/alerts/index.ts';
import { firstData } from '../lib/first-data.ts';
import { onSessionEnd } from '../lib/http/index.ts';
import { cancelOnLeave, queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { translate } from '../lib/words/index.ts';
import { MAIN_ID } from './layouts/main-content.tsx';

const NAV_INITIAL_MS = 250;

/** Follows every change of page with the title, the portal's colors, the focus and the alert in the address. */
export function followNavigation(router: AnyRouter): void {
  // The frame moves nothing while the first page appears.
  const { dataset } = document.documentElement;
  dataset.navInitial = '';
  setTimeout(() => delete dataset.navInitial, NAV_INITIAL_MS);
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
    if (pathname !== PARENT_PAGES.login.path) {
      void router.navigate({ to: PARENT_PAGES.login.path, search: { to: href } });
    }
  });
}

function dressDocument(router: AnyRouter): void {
  const page = router.state.matches.at(-1)?.staticData.page ?? null;
  const { product_name, product_short } = firstData().config;
  const { pathname } = router.state.location;
  document.title = titleOf(
    page && {
      path: page.path,
      words: page.title ? translate('shell')(`title.${page.title}`) : null,
    },
    { name: product_name, short: product_short },
    pathname,
  );
  document.documentElement.dataset.portal = portalOf(pathname);
}

/** `?alert=key` is said once: a reload or Back must not say it again. */
function showAlertOfAddress(router: AnyRouter): void {
  const { alert, ...rest } = router.state.location.search as Record<string, unknown>;
  if (typeof alert !== 'string' || alert === '') return;
  showAlert(alert);
  void router.navigate({ to: '.', search: rest, replace: true });
}
