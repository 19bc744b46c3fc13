import type { Endpoint } from '@yay/contract/endpoint';
import type { z } from 'zod';

/** Any endpoint of @yay/contract, as a type only: its schemas stay on the server. */
// biome-ignore lint/suspicious/noExplicitAny: the parts are read back by inference below.
export type Call = Endpoint<any, any, any, any, any>;

type Schema<Part> = Part extends z.ZodType ? Part : never;
type Accepted = 200 | 201 | 202 | 204;

/** What the browser sends. */
export type BodyOf<E extends Call> = z.input<Schema<NonNullable<E['body']>>>;
/** What comes back when it went well. */
export type AnswerOf<E extends Call> = {
  [Status in keyof E['responses']]: Status extends Accepted
    ? z.output<Schema<E['responses'][Status]>>
    : never;
}[keyof E['responses']];
