import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { responseSchema } from './response-schema.ts';

/** Builds a serializer that writes the declared fields of a schema and nothing more. */
export function jsonWriter<Schema extends z.ZodType>(
  schema: Schema,
): (value: z.input<Schema>) => string {
  const json = responseSchema(schema);
  if (json === undefined) throw new Error('there is nothing to write');
  return build(json);
}

const writers = new WeakMap<object, (value: unknown) => string>();

/** Builds the same for a JSON schema, when the first value is written: it takes time at a start. */
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
