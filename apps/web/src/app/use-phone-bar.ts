import { useLocation, useMatches } from '@tanstack/react-router';
import { portalOf } from '@yay/contract/page';
import { useLayoutEffect } from 'react';
import { may, useMe } from '../lib/session.ts';

/** The layouts that have a header. */
const WITH_HEADER = /layout-(parent|main)/;

/**
 * Whether this page has the bar of the phone. It keeps the bar's place from the first picture on, so
 * that nothing moves when the bar comes.
 */
export function usePhoneBar(): boolean {
  const me = useMe();
  const ofParents = useLocation({
    select: (location) => portalOf(location.pathname) === 'parent',
  });
  const hasHeader = useMatches({
    select: (matches) => matches.some(({ routeId }) => WITH_HEADER.test(routeId)),
  });
  const isFamily = me?.roles.includes('customer') && may(me, 'user:lunch_calendar');
  const shows = ofParents && hasHeader && isFamily === true;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-phone-bar', shows);
  }, [shows]);
  return shows;
}
