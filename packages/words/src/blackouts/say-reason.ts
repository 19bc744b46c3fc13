import { reasons as english } from './reasons.en.ts';
import { reasons as spanish } from './reasons.es.ts';

/** Why there is no lunch, in each language. */
export const SAY_REASON = { en: english, es: spanish } as const;
