import type { Endpoint, Need } from '@yay/contract/endpoint';
import { z } from 'zod';

type Described = Pick<
  Endpoint,
  | 'method'
  | 'path'
  | 'summary'
  | 'tag'
  | 'params'
  | 'query'
  | 'headers'
  | 'body'
  | 'responses'
  | 'fresh'
> & { readonly permission: Need };
type Json = Record<string, unknown>;

export const json = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** Generates the OpenAPI document from the schemas that validate the calls. */
export function describe(endpoints: readonly Described[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: Described): Json {
  const open = endpoint.permission === 'anyone' || endpoint.permission === 'guest';
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    'x-permission': endpoint.permission,
    ...(endpoint.fresh && { 'x-fresh-sign-in': endpoint.fresh }),
    security: open ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: json(endpoint.body, 'input') } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(endpoint.responses).map(([status, schema]) => [
        status,
        {
          description: STATUS[status] ?? 'Answer',
          ...(schema instanceof z.ZodUndefined
            ? {}
            : { content: { 'application/json': { schema: json(schema, 'output') } } }),
        },
      ]),
    ),
  };
}

function parameters(place: string, schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const STATUS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken',
  204: 'Done, nothing to say',
  401: 'Nobody is signed in',
  403: 'Not permitted',
  404: 'Not there, or not yours',
  409: 'In conflict with what is stored',
  422: 'Not valid, by field',
  429: 'Too many tries',
};
