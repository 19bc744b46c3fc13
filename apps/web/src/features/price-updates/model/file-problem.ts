import type { PricePreview } from '@yay/contract/price-updates/calls';

/** The reason why a file can't be looked at row by row. */
export type FileProblem = NonNullable<PricePreview['problem']> | 'too_large';
