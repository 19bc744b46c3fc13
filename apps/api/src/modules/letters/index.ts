export type { Sender } from './letter.ts';
export type { ConfirmedDay, OrderConfirmationData } from './order-confirmation.ts';
export type { OrdersRecheckedData, RecheckedOrder } from './orders-rechecked.ts';
export { createLetters, type Letters } from './post-letter.ts';
export { type LetterData, type RenderedLetter, renderLetter } from './render-letter.ts';
