import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { hear, useTiny } from '../../../test/index.ts';

const { items, users } = TINY;
const { app, as, build, rows, run } = await useTiny();
const merch = await as(await build.person({ roles: ['merchandising_sr'] }));
const other = await as(await build.person({ roles: ['merchandising_jr'] }));
beforeEach(async () => {
  await run('delete from tag_runs; delete from item_terms; delete from terms');
});

const tagsOf = async () =>
  (
    await rows<{ tags: string }>(
      `select it.item_id || ' ' || t.name as tags from item_terms it
       join terms t on t.id = it.term_id order by it.item_id, lower(t.name)`,
    )
  ).map(({ tags }) => tags);
const make = async (name: string) =>
  (await merch.send('POST', '/api/terms', { name })).json().data as { id: number; name: string };
const preview = async (body: object) =>
  (await merch.send('POST', '/api/tag-runs/preview', body)).json();
async function tag(body: object, by = merch) {
  return by.send('POST', '/api/tag-runs', { ...body, expected: await preview(body) });
}
const only = (...ids: number[]) => ({ only: ids });
const undo = (id: number, by = merch) => by.send('POST', `/api/tag-runs/${id}/undo`);

test.each([
  ['  Kids   favorite ', 201, 'Kids favorite'],
  ['ab', 422, undefined],
  ['', 422, undefined],
  ['x'.repeat(61), 422, undefined],
  ['a\u0000bc', 422, undefined],
])('a tag of %j is answered by %i', async (name, status, kept) => {
  const answer = await merch.send('POST', '/api/terms', { name });
  expect(answer.statusCode).toBe(status);
  if (kept !== undefined) expect(answer.json().data.name).toBe(kept);
});

test('a tag in other letters is the one that there is, however many ask at once', async () => {
  const answers = await Promise.all(
    ['Spicy', 'spicy', 'SPICY'].map((name) => merch.send('POST', '/api/terms', { name })),
  );
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
});

test('many items are tagged at once, as the preview showed, and exactly that is undone', async () => {
  const old = await make('Old tag');
  await tag({ choice: only(items.pizza, items.bowl), add: ['Old tag'] });
  await tag({ choice: only(items.bowl), add: ['Warm'] });
  const before = await tagsOf();
  const body = {
    choice: only(items.pizza, items.bowl),
    add: ['warm', 'New one'],
    remove: [old.id],
  };
  expect(await preview(body)).toEqual({ items: 2, added: 3, removed: 2 });
  expect(await tagsOf()).toEqual(before);
  const run = (await tag(body)).json().data;
  expect(run).toMatchObject({ items: 2, added: 3, removed: 2, can_undo: true });
  expect(await tagsOf()).toEqual([
    `${items.pizza} New one`,
    `${items.pizza} Warm`,
    `${items.bowl} New one`,
    `${items.bowl} Warm`,
  ]);
  expect((await undo(run.id)).json().left_alone).toBe(0);
  expect(await tagsOf()).toEqual(before);
  expect((await undo(run.id)).statusCode).toBe(409);
});

test('an item that somebody touched since keeps its tags when a tagging is undone', async () => {
  const warm = await make('Warm');
  const mine = (await tag({ choice: only(items.pizza, items.bowl), add: ['Warm'] })).json().data;
  await tag({ choice: only(items.bowl), remove: [warm.id] }, other);
  await tag({ choice: only(items.bowl), add: ['Warm'] }, other);
  expect((await undo(mine.id)).json().left_alone).toBe(1);
  expect(await tagsOf()).toEqual([`${items.bowl} Warm`]);
});

test('a person with an item open saves nothing over a tagging or its undoing', async () => {
  const load = async (id: number) => (await merch.send('GET', `/api/items/${id}`)).json().data;
  const save = ({ id, vendor, terms, ...item }: Awaited<ReturnType<typeof load>>) =>
    merch.send('PUT', `/api/items/${id}`, {
      ...item,
      vendor_id: vendor.id,
      extra_type_id: item.extra_type?.id ?? null,
      option_groups: undefined,
      term_ids: terms.map((term: { id: number }) => term.id),
      names: { primary: `${item.names.primary} 2` },
    });
  const [untouched, open] = [await load(items.pizza), await load(items.bowl)];
  const hearing = await hear(app);
  const heard = async (id: number) => (await hearing.on(`private-record.item.${id}`)).length;
  const run = (await tag({ choice: only(items.bowl), add: ['Warm'] }, other)).json().data;
  expect([await heard(items.bowl), await heard(items.pizza)]).toEqual([1, 0]);
  const late = await save(open);
  expect(late.statusCode).toBe(409);
  expect(late.json().item.terms).toMatchObject([{ name: 'Warm' }]);
  const tagged = await load(items.bowl);
  expect((await undo(run.id, other)).statusCode).toBe(200);
  expect((await save(tagged)).statusCode).toBe(409);
  expect(await tagsOf()).toEqual([]);
  expect([await heard(items.bowl), await heard(items.pizza)]).toEqual([2, 0]);
  await hearing.stop();
  expect((await load(items.pizza)).version).toBe(untouched.version);
});

test('nobody undoes what another did, and nobody learns which runs there are', async () => {
  const run = (await tag({ choice: only(items.pizza), add: ['Warm'] })).json().data;
  const foreign = await undo(run.id, other);
  const none = await undo(999_999, other);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.json()).toEqual(none.json());
  expect(await tagsOf()).toHaveLength(1);
});

test('a change between the preview and the press is told, and nothing is done', async () => {
  const body = { choice: only(items.pizza, items.bowl), add: ['Warm'] };
  const expected = await preview(body);
  await tag({ choice: only(items.bowl), add: ['Warm'] }, other);
  const answer = await merch.send('POST', '/api/tag-runs', { ...body, expected });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().changes).toEqual({ items: 1, added: 1, removed: 0 });
  expect(await tagsOf()).toEqual([`${items.bowl} Warm`]);
});

test('items are chosen by their properties', async () => {
  await tag({ choice: only(items.pizza), add: ['Warm'] });
  const found = async (choice: object) =>
    (await merch.send('POST', '/api/tag-runs/items', { choice }))
      .json()
      .data.map(({ id }: { id: number }) => id);
  expect(await found({ kind: 'extra' })).toEqual([items.apple, items.peanutBar]);
  expect(await found({ untagged: true })).not.toContain(items.pizza);
  expect(await found({ search: '%' })).toEqual([]);
  expect(await found({ kind: 'extra', except: [items.apple] })).toEqual([items.peanutBar]);
});

test('a person who changes items and is not of merchandising tags them one by one alone', async () => {
  for (const role of ['developer', 'customer_experience_sr', 'ops_lead', 'ops_lead_jr'] as const) {
    const caller = await as(await build.person({ roles: [role] }));
    expect((await caller.send('GET', '/api/terms')).statusCode).toBe(200);
    expect((await caller.send('GET', '/api/tag-runs')).statusCode).toBe(403);
    expect((await tag({ choice: only(items.pizza), add: ['Warm'] }, caller)).statusCode).toBe(403);
  }
  expect(await tagsOf()).toEqual([]);
});

test('only for those who may change items', async () => {
  for (const caller of [await as(users.parentA.id), await as(users.vendor.id)]) {
    expect((await caller.send('GET', '/api/terms')).statusCode).toBe(403);
    expect((await tag({ choice: only(items.pizza), add: ['Warm'] }, caller)).statusCode).toBe(403);
  }
  expect(await tagsOf()).toEqual([]);
});
