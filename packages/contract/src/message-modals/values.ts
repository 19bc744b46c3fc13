// Apart from the schemas, for the browser says these and carries no schema.
export const MODAL_TYPES = ['image-none', 'image-left', 'image-right', 'image-full'] as const;
export type ModalType = (typeof MODAL_TYPES)[number];
export const MODAL_AUDIENCES = ['all', 'logged_in', 'newcomers'] as const;
export type ModalAudience = (typeof MODAL_AUDIENCES)[number];
/** The pages over which a message opens, those below them included (product.md 2.7). */
export const MODAL_PATHS = ['/', '/lunch-calendar', '/monthly-preorders'] as const;
export const MODAL_STATES = ['showing', 'scheduled', 'off', 'over', 'archived'] as const;
export type ModalState = (typeof MODAL_STATES)[number];
/** The message about paying ahead: it comes again for as long as somebody can (product.md 4). */
export const PAY_AHEAD_MODAL = 283;
