import { words as errors } from '@yay/words/errors/en';
import type { LightMyRequestResponse } from 'fastify';

const CODES = new Map(Object.entries(errors.field).map(([code, sentence]) => [sentence, code]));

/** What is wrong at each field, by its code: an answer says it in words. */
export function codesOf(answer: LightMyRequestResponse): Record<string, (string | undefined)[]> {
  const told: Record<string, string[]> = answer.json().errors ?? {};
  return Object.fromEntries(
    Object.entries(told).map(([field, sentences]) => [
      field,
      sentences.map((sentence) => CODES.get(sentence)),
    ]),
  );
}
