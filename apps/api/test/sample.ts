import { z } from 'zod';

const CANDIDATES: readonly unknown[] = [
  1,
  '1',
  '2026-11-23',
  'sample-text-1',
  'someone@sample.test',
  'a',
  '{}',
  true,
  null,
  undefined,
  'a'.repeat(32),
  '123456',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
];

type Container = { readonly _zod: { readonly def: Record<string, unknown> } };

/**
 * Builds the smallest value that a schema accepts: its required fields and nothing else. Undefined
 * where no known value fits; the call is then answered with 422 instead, which does no harm.
 */
export function sample(schema: z.ZodType): unknown {
  const def = (schema as unknown as Container)._zod.def;
  switch (def.type) {
    case 'object': {
      const shape = (schema as z.ZodObject).shape as Record<string, z.ZodType>;
      const given = Object.entries(shape).map(
        ([key, part]) => [key, sampleOrNothing(part)] as const,
      );
      const value = Object.fromEntries(given.filter(([, part]) => part !== undefined));
      return value;
    }
    case 'array':
      return z.safeParse(schema, []).success ? [] : [sample(def.element as z.ZodType)];
    case 'record':
      return {};
    case 'union':
      return sample((def.options as z.ZodType[])[0] ?? z.null());
    case 'enum':
      return Object.values(def.entries as Record<string, unknown>)[0];
    case 'literal':
      return (def.values as unknown[])[0];
    case 'intersection':
      return {
        ...(sample(def.left as z.ZodType) as object),
        ...(sample(def.right as z.ZodType) as object),
      };
    default:
      return CANDIDATES.find((candidate) => z.safeParse(schema, candidate).success);
  }
}

// Optional parts are left out.
function sampleOrNothing(schema: z.ZodType): unknown {
  return z.safeParse(schema, undefined).success ? undefined : sample(schema);
}
