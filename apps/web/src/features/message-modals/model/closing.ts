import {
  CLOSED_MODALS_COOKIE,
  NINETY_DAYS_S,
  withClosedModal,
} from '@yay/contract/message-modals/cookies';
import { PAY_AHEAD_MODAL } from '@yay/contract/message-modals/values';

/** Tells whether a message that was closed stays away. */
export function staysClosed(modalId: number, inPayAheadWindow: boolean): boolean {
  return modalId !== PAY_AHEAD_MODAL || !inPayAheadWindow;
}

/** The cookie that keeps a message away from this browser for 90 days, beside those that it has. */
export function closingCookie(cookies: string, modalId: number, secure: boolean): string {
  const start = `${CLOSED_MODALS_COOKIE}=`;
  const closedCookie = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  const value = withClosedModal(closedCookie?.slice(start.length), modalId);
  return `${start}${value}; Path=/; Max-Age=${NINETY_DAYS_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
