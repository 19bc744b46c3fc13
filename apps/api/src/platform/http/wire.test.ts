import { errorBody } from '@yay/contract/common';
import { endpoint } from '@yay/contract/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { wireText } from './wire.ts';

const save = endpoint({
  method: 'PUT',
  path: '/api/weeks/:userId',
  permission: { any: ['user:lunch_calendar', 'internal_user'] },
  fresh: { with: ['code'] },
  tag: 'orders',
  summary: 'Save',
  params: z.object({ userId: z.string().regex(/^\d+$/).transform(Number) }),
  query: z.object({ dry: z.enum(['0', '1']).optional() }),
  body: z
    .object({ name: z.string().min(1).nullable(), days: z.array(z.object({ units: z.int() })) })
    .strict(),
  responses: {
    200: z.object({ by: z.record(z.string(), z.number()), kind: z.literal('week') }),
    204: z.undefined(),
    404: errorBody,
    422: errorBody,
  },
});
const read = endpoint({
  method: 'GET',
  path: '/api/weeks',
  permission: 'anyone',
  tag: 'orders',
  summary: 'Read',
  responses: { 200: z.object({}) },
});

test('calls are written in the order of their addresses, with all that their schemas say', () => {
  expect(wireText([save, read])).toBe(String.raw`refusal {
  message: string
  code?: string
  errors?: {
    [string]: list of string
  }
}

GET /api/weeks
  may anyone
  200 {
  }

PUT /api/weeks/{userId}
  may any user:lunch_calendar, internal_user
  fresh {"with":["code"]}
  path userId: string pattern="^\\d+$"
  query dry?: "0" | "1"
  body {
    name: string minLength=1 | null
    days: list of {
      units: integer
      ...
    }
  }
  200 {
    by: {
      [string]: number
    }
    kind: "week"
  }
  204 nothing
  404 422 refusal
`);
});

test('a value more of many is a line more', () => {
  const withValues = (values: readonly string[]) =>
    wireText([{ ...read, query: z.object({ of: z.enum(values as [string]) }) }]).split('\n');
  const many = Array.from({ length: 20 }, (_, index) => `value_${index}`);
  const before = withValues(many);
  expect(withValues([...many, 'another']).filter((line) => !before.includes(line))).toEqual([
    '    "another"',
  ]);
});
