import { z } from 'zod';

type Node = { [key: string]: unknown };

/** Translated schemas, since endpoints share schemas and a process may start several servers. */
const translated = new WeakMap<z.ZodType, Node>();

/**
 * Translates a response's schema for Fastify's serializer, which writes the declared fields and
 * nothing more. Undefined for a response without a body.
 */
export function responseSchema(schema: z.ZodType): Node | undefined {
  if (schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid) return undefined;
  const cachedNode = translated.get(schema);
  if (cachedNode !== undefined) return cachedNode;
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

// The serializer validates a value against each branch of `anyOf`, which is slow; nearly all of
// ours mean "or null", which it writes as `nullable`.
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
