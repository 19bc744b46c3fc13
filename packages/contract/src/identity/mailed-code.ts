import { z } from 'zod';

/** Six digits, however they are grouped where they were copied. */
export const mailedCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => text !== '', { error: 'required' });
