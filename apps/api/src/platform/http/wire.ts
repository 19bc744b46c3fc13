import { errorBody } from '@yay/contract/common';
import { describe, json } from './openapi.ts';

type Json = Readonly<Record<string, unknown>>;
type Lines = readonly string[];

interface Operation {
  readonly 'x-permission': string | Readonly<Record<string, readonly string[]>>;
  readonly 'x-fresh-sign-in'?: unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Sent;
  readonly responses: Readonly<Record<string, Sent>>;
}
interface Sent {
  readonly content?: { readonly 'application/json': { readonly schema: Json } };
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Characters that values may take in a row. */
const MOST_OF_LINE = 90;
/** The bounds that every type gives its numbers unless it is told otherwise. */
const SAFE = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/**
 * Writes the OpenAPI document of these calls for people: a call after the other in the order of
 * their addresses, a field a line, `...` where fields that are not named may be sent as well.
 * Nothing that a schema says is left out, so that two documents differ in a line where the wire
 * does. The refusal that nearly all calls share is written once.
 */
export function wireText(endpoints: Parameters<typeof describe>[0]): string {
  const paths = describe(endpoints, '').paths as Paths;
  const shared = lines(json(errorBody, 'output')).join('\n');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const written = calls
    .toSorted((one, other) => compare(`${one.path} ${one.method}`, `${other.path} ${other.method}`))
    .map(({ path, method, operation }) =>
      [`${method.toUpperCase()} ${path}`, ...indent(callLines(operation, shared))].join('\n'),
    );
  return `${[`refusal ${shared}`, ...written].join('\n\n')}\n`;
}

function callLines(operation: Operation, shared: string): Lines {
  const fresh = operation['x-fresh-sign-in'];
  const body = operation.requestBody?.content?.['application/json'].schema;
  return [
    `may ${permissionText(operation['x-permission'])}`,
    ...(fresh === undefined ? [] : [`fresh ${JSON.stringify(fresh)}`]),
    ...operation.parameters.flatMap(({ name, in: place, required, schema }) =>
      headed(`${place} ${name}${required ? '' : '?'}:`, lines(schema)),
    ),
    ...(body === undefined ? [] : headed('body', lines(body))),
    ...answerLines(operation.responses, shared),
  ];
}

function permissionText(permission: Operation['x-permission']): string {
  if (typeof permission === 'string') return permission;
  return Object.entries(permission)
    .map(([how, names]) => `${how} ${names.join(', ')}`)
    .join('; ');
}

/** The answers, those of one schema together. */
function answerLines(responses: Operation['responses'], shared: string): Lines {
  const statuses = new Map<string, string[]>();
  for (const [status, { content }] of Object.entries(responses)) {
    const text = content ? lines(content['application/json'].schema).join('\n') : 'nothing';
    const named = text === shared ? 'refusal' : text;
    statuses.set(named, [...(statuses.get(named) ?? []), status]);
  }
  return [...statuses].flatMap(([text, codes]) => headed(codes.join(' '), text.split('\n')));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const indent = (all: Lines): Lines => all.map((line) => `  ${line}`);
const headed = (head: string, [first = '', ...rest]: Lines): Lines => [`${head} ${first}`, ...rest];
const tailed = (all: Lines, tail: string): Lines => [...all.slice(0, -1), `${all.at(-1)}${tail}`];

/** A schema as a type, with whatever else it says behind it: nothing is left out. */
function lines(schema: Json): Lines {
  const { type, properties, required, items, anyOf, oneOf, allOf, enum: values, ...more } = schema;
  const union = (anyOf ?? oneOf) as readonly Json[] | undefined;
  if (union !== undefined) return tailed(joined(union.map(lines), '|'), told({ type, ...more }));
  if (allOf !== undefined) {
    return joined([{ type, ...more }, ...(allOf as readonly Json[])].map(lines), '&');
  }
  if (values !== undefined) return valueLines(values as unknown[], told(more));
  if ('const' in more) {
    const { const: value, ...rest } = more;
    return [`${JSON.stringify(value)}${told(rest)}`];
  }
  if (type === 'object') return objectLines(properties, required, more);
  if (type === 'array' && items !== undefined) {
    return tailed(headed('list of', lines(items as Json)), told(more));
  }
  return [`${type ?? ''}${told(more)}`.trim() || 'anything'];
}

/** Many values stand one a line, so that one more is one line more. */
function valueLines(values: readonly unknown[], tail: string): Lines {
  const each = values.map((value) => JSON.stringify(value));
  const line = `${each.join(' | ')}${tail}`;
  return line.length <= MOST_OF_LINE ? [line] : [`one of${tail}`, ...indent(each)];
}

function objectLines(properties: unknown, required: unknown, more: Json): Lines {
  const { additionalProperties: others, propertyNames, ...rest } = more;
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>);
  const needed = new Set(required as readonly string[] | undefined);
  const inside = fields.flatMap(([name, field]) =>
    headed(`${name}${needed.has(name) ? '' : '?'}:`, lines(field)),
  );
  const key = propertyNames === undefined ? 'string' : lines(propertyNames as Json).join(' ');
  if (others === undefined) inside.push('...');
  else if (others !== false) inside.push(...headed(`[${key}]:`, lines(others as Json)));
  return ['{', ...indent(inside), `}${told(rest)}`];
}

function joined(alternatives: readonly Lines[], sign: string): Lines {
  const [first = [], ...rest] = alternatives;
  return rest.reduce(
    (all, next) => [...all.slice(0, -1), `${all.at(-1)} ${sign} ${next[0]}`, ...next.slice(1)],
    first,
  );
}

/** Whatever a schema says besides its type, as it says it. */
function told(more: Json): string {
  return Object.entries(more)
    .filter(([key, value]) => value !== undefined && SAFE[key as keyof typeof SAFE] !== value)
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
    .join('');
}
