import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { responseSchema } from './response-schema.ts';

/** Writes values of a schema as JSON: what the schema declares and nothing more. */
export function jsonWriter<Schema extends z.ZodType>(
  schema: Schema,
): (value: z.input<Schema>) => string {
  const json = responseSchema(schema);
  if (json === undefined) throw new Error('there is nothing to write');
  return build(json);
}

const writers = new WeakMap<object, (value: unknown) => string>();

/** The same for a schema that is JSON already, built when the first value is written. */
export function lazyWriter(json: object): (value: unknown) => string {
  return (value) => {
    let write = writers.get(json);
    if (write === undefined) {
      write = build(json);
      writers.set(json, write);
    }
    return write(value);
  };
}

const build = (json: object) => fastJson(json as Parameters<typeof fastJson>[0]);
