import { z } from 'zod';

type Node = { [key: string]: unknown };

/** Many endpoints answer alike, and a process may start several servers: each is translated once. */
const translated = new WeakMap<z.ZodType, Node>();

/**
 * The answer's schema for Fastify's serialiser, which writes what is declared and nothing more.
 * Undefined for an answer without a body.
 */
export function responseSchema(schema: z.ZodType): Node | undefined {
  if (schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid) return undefined;
  const known = translated.get(schema);
  if (known !== undefined) return known;
  const json = translate(schema);
  translated.set(schema, json);
  return json;
}

function translate(schema: z.ZodType): Node {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'output',
    unrepresentable: 'any',
  }) as Node;
  return withPlainNulls(json);
}

// The serialiser validates a value against each branch of `anyOf`, which is slow; nearly all of
// ours mean "or null", for which it has a word.
function withPlainNulls(node: Node): Node {
  const mapped = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, mapNode(value)]),
  );
  const branches = mapped.anyOf;
  if (!Array.isArray(branches) || branches.length !== 2) return mapped;
  const other = branches.find((branch) => branch.type !== 'null');
  const hasNull = branches.some((branch) => branch.type === 'null');
  if (!hasNull || typeof other?.type !== 'string') return mapped;
  const { anyOf: _, ...rest } = mapped;
  return { ...rest, ...other, nullable: true };
}

function mapNode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapNode);
  return typeof value === 'object' && value !== null ? withPlainNulls(value as Node) : value;
}
