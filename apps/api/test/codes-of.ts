import { words as errors } from '@yay/words/errors/en';
import type { LightMyRequestResponse } from 'fastify';

const CODES = new Map(Object.entries(errors.field).map(([code, sentence]) => [sentence, code]));

/** Returns the error codes by field; a response carries their sentences instead. */
export function codesOf(answer: LightMyRequestResponse): Record<string, (string | undefined)[]> {
  const told: Record<string, string[]> = answer.json().errors ?? {};
  return Object.fromEntries(
    Object.entries(told).map(([field, sentences]) => [
      field,
      sentences.map((sentence) => CODES.get(sentence)),
    ]),
  );
}
