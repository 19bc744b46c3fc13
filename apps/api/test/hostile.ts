import { z } from 'zod';
import { sample } from './sample.ts';

/** Values that an attacker sends. */
export const HOSTILE: readonly unknown[] = [
  -1,
  0,
  0.5,
  0.125,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\nb',
  '%',
  '\\',
  "'; drop table orders; --",
  '__proto__',
  'constructor',
  '2026-02-30',
  '0001-01-01',
  '9999-12-31',
  '2026-11-23',
  '-1',
  '1e9',
  '1.005',
  '2147483647',
  '99999999999',
  '١',
  'x'.repeat(300),
  'x'.repeat(100_000),
  null,
  true,
  [],
  {},
  [[]],
  [null],
];

type Def = Record<string, unknown> & { readonly type: string };
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** Builds a value with every field of a schema, optional ones included. */
export function wholeOf(schema: z.ZodType): unknown {
  const whole = attempt(schema);
  return z.safeParse(schema, whole).success ? whole : sample(schema);
}

function attempt(schema: z.ZodType): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>)
          .map(([key, part]) => [key, wholeOf(part)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [wholeOf(def.element as z.ZodType)];
    case 'union':
      return wholeOf((def.options as z.ZodType[])[0] ?? z.null());
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return wholeOf(def.innerType as z.ZodType);
    case 'pipe':
      return wholeOf(def.in as z.ZodType);
    case 'lazy':
      return undefined;
    case 'record': {
      const value = wholeOf(def.valueType as z.ZodType);
      for (const key of ['1', 'peanuts', '2026-11-23', 'a'])
        if (z.safeParse(schema, { [key]: value }).success) return { [key]: value };
      return {};
    }
    default:
      return sample(schema);
  }
}

/** Describes a value briefly, for titles and failures. */
export function inWords(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 50)}… of ${text.length}` : text;
}

interface Broken {
  readonly value: unknown;
  readonly at: readonly string[];
  readonly wrong: unknown;
  /** True when the schema accepts the value, so that the code behind it has to cope. */
  readonly passes: boolean;
}

/**
 * Yields the body with one part replaced, for each part: by every hostile value that its schema
 * accepts, and by two that it refuses.
 */
export function* variantsOf(schema: z.ZodType, body: unknown): Generator<Broken> {
  for (const at of pathsOf(body)) {
    const now = at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], body);
    const many = Array.isArray(now) && now.length > 0 ? [Array(5_000).fill(now[0])] : [];
    let refused = 0;
    for (const wrong of [...HOSTILE, ...many]) {
      const value = replaced(body, at, wrong);
      const passes = z.safeParse(schema, value).success;
      if (!passes) refused += 1;
      if (passes || refused <= 2) yield { value, at, wrong, passes };
    }
  }
}

function pathsOf(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, n) => (String(n) === key ? replaced(part, rest, by) : part));
  return {
    ...(value as object),
    [key]: replaced((value as Record<string, unknown>)[key], rest, by),
  };
}
