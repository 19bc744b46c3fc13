export { type Cents, isCents, sumCents } from './cents.ts';
export { formatUsd } from './format-usd.ts';
export { splitCents } from './split-cents.ts';
