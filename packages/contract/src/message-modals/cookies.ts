/** The account that this browser was last signed in to. Opens nothing, and anybody can write it. */
export const USER_ID_COOKIE = 'yay_user_id';
/** The messages that were closed in this browser: their ids, with dots between. */
export const CLOSED_MODALS_COOKIE = 'yay_closed_modals';
export const NINETY_DAYS_S = 7_776_000;

/** More than were ever shown to anybody; the oldest are forgotten. */
const MOST_CLOSED = 50;
const CLOSED = /^[1-9]\d{0,9}(\.[1-9]\d{0,9}){0,99}$/;
const MAX_ID = 2_147_483_647;

/** Returns the ids in such a cookie; none where it is no list of ids. */
export function closedModals(cookie: string | undefined): number[] {
  if (cookie === undefined || !CLOSED.test(cookie)) return [];
  return cookie
    .split('.')
    .map(Number)
    .filter((id) => id <= MAX_ID);
}

/** The cookie with one more. */
export function withClosedModal(cookie: string | undefined, id: number): string {
  const others = closedModals(cookie).filter((closed) => closed !== id);
  return [...others, id].slice(-MOST_CLOSED).join('.');
}
