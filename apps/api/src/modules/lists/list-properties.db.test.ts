import { LIST_MODELS, LIST_OPERATORS, type ListModel } from '@yay/contract/lists/calls';
import { can, type Permission, permissionsOf, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { MODELS } from './models/index.ts';

const READERS = ['admin', 'customer_support', 'marketing', 'cafe'] as const satisfies Role[];
const HOSTILE = [
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '%',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  'password_hash',
  'u.password_hash',
  'id) from users; --',
  '\u0000',
  '\ud800',
  '٣',
  '9'.repeat(60),
  '-0',
  '1e309',
  '2026-02-31',
  '0000-00-00',
  'NaN',
  '',
];

const callers = new Map<Role, Caller>();
const ids = new Map<Role, number>();

const { as, build, run } = await useTiny();
beforeAll(async () => {
  for (const role of READERS) {
    const email = `${role}@readers.test`;
    const id = await build.person({ roles: [role], email, first: 'R', last: role });
    await run(`insert into exports (user_id, list, name, query) values ($1, 'users', $2, '{}')`, [
      id,
      role,
    ]);
    callers.set(role, await as(id));
    ids.set(role, id);
  }
});

const allColumns = [
  ...new Set(
    LIST_MODELS.flatMap((name) => [
      ...Object.keys(MODELS[name].columns),
      ...Object.values(MODELS[name].relations ?? {}).flatMap(({ columns }) => Object.keys(columns)),
    ]),
  ),
];
const relations = [...new Set(LIST_MODELS.flatMap((n) => Object.keys(MODELS[n].relations ?? {})))];

const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: rare });
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 70 }));
const column = rarely(fc.constantFrom(...allColumns), hostile);
const value = fc.oneof(
  hostile,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('1', 'customer', 'active', 'deleted', 'true', '2026-11-18', 'ready', 'green'),
  fc.constantFrom(1, 2, 100, true, false, '2026-11-18T00:00:00Z'),
);
const where = fc.record(
  { column, operator: rarely(fc.constantFrom(...LIST_OPERATORS), hostile), value },
  { requiredKeys: ['column'] },
);
const whereIn = fc.record({ column, values: fc.array(value, { maxLength: 4 }) });
const some = <T>(one: fc.Arbitrary<T>, maxLength = 2) => fc.array(one, { maxLength });

/** Generates queries of one model: mostly plausible ones of its own columns, some arbitrary. */
const ofModel = (model: ListModel) => {
  const names = Object.keys(MODELS[model].columns);
  const own = rarely(fc.constantFrom(...names), column);
  const answered = names.filter((name) => {
    const { sql, load } = MODELS[model].columns[name] ?? {};
    return sql !== undefined || load !== undefined;
  });
  const sorted = names.filter((name) => MODELS[model].columns[name]?.sort !== undefined);
  const related = Object.keys(MODELS[model].relations ?? {});
  const relation = rarely(
    related.length > 0 ? fc.constantFrom(...related) : fc.constantFrom(...relations),
    hostile,
  );
  const comparison = fc.record(
    { column: own, operator: fc.constantFrom('=', '!=', 'null', '>='), value },
    { requiredKeys: ['column'] },
  );
  return fc.record(
    {
      model: fc.constant<string>(model),
      columns: fc.array(rarely(fc.constantFrom(...answered), column), {
        minLength: 1,
        maxLength: 6,
      }),
      where: fc.oneof(fc.constant([]), some(comparison), some(where)),
      whereIn: fc.oneof(fc.constant([]), some(whereIn, 1)),
      with: related.length > 0 ? some(relation, 1) : fc.constant([]),
      whereHas: some(
        fc.record(
          { relation, where: fc.oneof(fc.constant([]), some(where, 1)) },
          { requiredKeys: ['relation'] },
        ),
        1,
      ),
      search: fc.record({ value: fc.oneof(hostile, fc.constantFrom('a', 'abb', 'test')) }),
      orderBy: some(
        fc.record({
          column: rarely(fc.constantFrom(...sorted), column),
          direction: rarely(fc.constantFrom('asc', 'desc'), hostile),
        }),
        1,
      ),
      page: rarely(fc.constantFrom(1, 2, 100_000), value),
      perPage: rarely(fc.constantFrom(1, 50, 200), fc.oneof(fc.constant('all'), value)),
      totals: fc.boolean(),
    },
    { requiredKeys: ['model'] },
  );
};
const query = fc.oneof(
  fc.constantFrom(...LIST_MODELS).chain(ofModel),
  fc.constantFrom(...LIST_MODELS).chain(ofModel),
  fc.record({ model: hostile }),
);

test('no query crashes the server or returns more than the allow-list', async () => {
  const outcomes = { answered: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...READERS, 'admin'), query, async (role, asked) => {
      const caller = callers.get(role) as Caller;
      const answer = await caller.send('POST', '/api/list', asked);
      // Text that PostgreSQL cannot store is refused when the body is parsed.
      expect([200, 422], answer.body).toContain(answer.statusCode);
      if (answer.statusCode !== 200) {
        outcomes.refused += 1;
        return;
      }
      outcomes.answered += 1;
      const permissions = permissionsOf([role]);
      const model = MODELS[asked.model as ListModel];
      expect(can(permissions, model.need)).toBe(true);
      const allowed = new Set(['abilities', ...readable(model, permissions)]);
      for (const row of answer.json().data as Record<string, unknown>[]) {
        for (const name of Object.keys(row)) expect(allowed).toContain(name);
        expect(JSON.stringify(row)).not.toMatch(/argon2|password_hash/);
        // Every user finds their own exports alone.
        if (model.name === 'Export' && row.name !== undefined) expect(row.name).toBe(role);
      }
    }),
    { numRuns: 600 },
  );
  // The generated queries are neither all invalid nor all valid.
  expect(outcomes.answered).toBeGreaterThan(40);
  expect(outcomes.refused).toBeGreaterThan(40);
}, 120_000);

function readable(
  { columns, relations: own = {} }: (typeof MODELS)[ListModel],
  permissions: ReadonlySet<Permission>,
): string[] {
  return [columns, own].flatMap((all: Record<string, { need?: Parameters<typeof can>[1] }>) =>
    Object.entries(all)
      .filter(([, { need }]) => need === undefined || can(permissions, need))
      .map(([name]) => name),
  );
}

test('a search for any text is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...READERS),
      fc.constantFrom('User', 'Luncher', 'Market', 'Grade', 'Item', 'Vendor', 'x'),
      hostile.filter((text) => text.isWellFormed()),
      async (role, model, text) => {
        const caller = callers.get(role) as Caller;
        const sought = encodeURIComponent(text);
        for (const url of [
          `/api/list/search?model=${model}&value=${sought}`,
          `/api/list/search-items?value=${sought}`,
          `/api/search-all?query=${sought}`,
          `/api/list?query=${encodeURIComponent(JSON.stringify({ model, search: { value: text } }))}`,
        ]) {
          const answer = await caller.send('GET', url);
          expect([200, 403, 422], `${url} ${answer.body}`).toContain(answer.statusCode);
        }
      },
    ),
    { numRuns: 120 },
  );
}, 60_000);

test('every declared column, operator, order and relation can be queried', async () => {
  const admin = await as(TINY.users.admin.id);
  const samples = {
    integer: 1,
    text: 'x',
    boolean: true,
    instant: '2026-11-18',
    date: '2026-11-18',
  };
  for (const model of LIST_MODELS) {
    const { columns, relations: own = {} } = MODELS[model];
    const questions: object[] = [{}, { totals: true }, { with: Object.keys(own) }];
    for (const [name, declared] of Object.entries(columns)) {
      if (declared.sql || declared.load) questions.push({ columns: [name] });
      if (declared.sort) questions.push({ orderBy: [{ column: name, direction: 'desc' }] });
      if (declared.search) questions.push({ search: { value: 'abc', columns: [name] } });
      for (const operator of LIST_OPERATORS) {
        const sample = declared.values?.[0] ?? samples[declared.type];
        questions.push({ where: [{ column: name, operator, value: sample }], maybe: true });
      }
    }
    for (const [relation, { columns: inner }] of Object.entries(own)) {
      questions.push({ whereHas: [{ relation }] });
      for (const [name, declared] of Object.entries(inner)) {
        const sample = declared.values?.[0] ?? samples[declared.type];
        const comparison = { column: name, operator: '=', value: sample };
        questions.push({ whereHas: [{ relation, where: [comparison] }] });
      }
    }
    for (const asked of questions) {
      const answer = await admin.send('POST', '/api/list', { model, ...asked });
      const expected = 'maybe' in asked ? [200, 422] : [200];
      expect(expected, `${model} ${JSON.stringify(asked)} ${answer.body}`).toContain(
        answer.statusCode,
      );
    }
  }
});
