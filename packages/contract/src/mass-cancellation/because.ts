import { z } from 'zod';
import { BECAUSE_MAX, BECAUSE_MIN } from './values.ts';

/** Several lines; nothing else that no one can see. */
const LINES = /^[\P{Cc}\n\r\t]*$/u;

/** The reason for an act, in the words that families read. */
export const because = z.string().trim().min(BECAUSE_MIN).max(BECAUSE_MAX).regex(LINES);
/** The reason for families who read Spanish; without it they read the English. */
export const becauseEs = because.nullable().default(null);
