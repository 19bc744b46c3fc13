import type { Endpoint } from '@yay/contract/endpoint';
import type { z } from 'zod';

/** Any endpoint of @yay/contract, as a type only: its schemas stay on the server. */
// biome-ignore lint/suspicious/noExplicitAny: the parts are read back by inference below.
export type Call = Endpoint<any, any, any, any, any, any, any, any>;

type Schema<Part> = Part extends z.ZodType ? Part : never;
type Accepted = 200 | 201 | 202 | 204;

/** The request as the browser sends it. */
export type BodyOf<E extends Call> = z.input<Schema<NonNullable<E['body']>>>;
/** The body of a successful response. */
export type AnswerOf<E extends Call> = E extends Call
  ? {
      [Status in keyof E['responses']]: Status extends Accepted
        ? z.output<Schema<E['responses'][Status]>>
        : never;
    }[keyof E['responses']]
  : never;

/** An address of the call: its path with a value for every `:name`, of the kind that the name takes. */
export type PathOf<E extends Call> = Filled<E['path'], z.output<Schema<NonNullable<E['params']>>>>;

type Filled<Path extends string, Params> = Path extends `${infer Before}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? `${Before}${Value<Params, Name>}/${Filled<After, Params>}`
    : `${Before}${Value<Params, Rest>}`
  : Path;

type Value<Params, Name extends string> = Name extends keyof Params
  ? Params[Name] extends number
    ? `${number}`
    : string
  : string;
