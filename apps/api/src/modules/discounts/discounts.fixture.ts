import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect } from 'vitest';
import { type Caller, TINY_NOW, type Tiny, useTiny } from '../../../test/index.ts';

export const EVERYONE = { granularity: 'everyone', markets: [], destinations: [], grades: [] };

/** The people who make discounts: an admin, and a marketer who may not see families. */
interface Desk extends Tiny {
  ada: Caller;
  marketing: Caller;
}
const desk = {} as Desk;

/** Starts the tiny world for all tests of a file. */
export async function discountDesk(): Promise<Desk> {
  const tiny = await useTiny();
  const { app, as, build } = tiny;
  const ada = await as(TINY.users.admin.id);
  const marketing = await as(await build.person({ roles: ['marketing'] }));
  beforeEach(() => app.at(TINY_NOW));
  return Object.assign(desk, tiny, { ada, marketing });
}

let made = 0;
export const body = (more: object = {}) => {
  made += 1;
  return { code: `CODE-${made}`, kind: 'percent', value: 10, ...more };
};
export const post = (more: object, caller = desk.ada) =>
  caller.send('POST', '/api/discounts', body(more));
/** A code that a second person agreed to, where it needs one. */
export async function create(more: object = {}, caller = desk.ada): Promise<DiscountRecord> {
  const answer = await post(more, caller);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json().data;
  await agreed(id);
  return read(id);
}
/** Lets every waiting code count, as a second person would. */
export const agreed = (id: number) =>
  desk.run('update discounts set waiting_by = null, waiting_since = null where id = $1', [id]);
const bodyOf = ({ id: _id, ...rest }: DiscountRecord) => rest;
export const put = (now: DiscountRecord, changes: object, caller = desk.ada) =>
  caller.send('PUT', `/api/discounts/${now.id}`, { ...bodyOf(now), ...changes });
export const read = async (id: number, caller = desk.ada): Promise<DiscountRecord> =>
  (await caller.send('GET', `/api/discounts/${id}`)).json().data;
export const act = (id: number, what: 'archive' | 'restore', caller = desk.ada) =>
  caller.send('POST', `/api/discounts/${id}/${what}`);
export const lastDeed = () =>
  desk.one<{ action: string; subject_label: string; before: object; after: object }>(
    `select action, subject_label, before, after from activity_log
     where subject_type = 'discount' order by id desc limit 1`,
  );
