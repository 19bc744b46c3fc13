export type { CameBack } from './lunches-cancelled.ts';
export type { ConfirmedDay, OrderConfirmationData } from './order-confirmation.ts';
export { createLetters, type Letters, type LettersToMany } from './post-letter.ts';
export type { LetterData } from './render-letter.ts';
export type { PreviewDay, WeekPreviewData } from './week-preview.ts';
