import type { DiscountRecord } from '@yay/contract/discounts-admin';
import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { addPerson, type Caller, type TinyApp, tinyApp } from '../../../test/index.ts';

export const EVERYONE = { granularity: 'everyone', markets: [], destinations: [], grades: [] };

/** Who makes discounts: an admin, and somebody who may see no families. */
interface Desk {
  app: TinyApp;
  ada: Caller;
  marketing: Caller;
}
const desk = {} as Desk;

/** The same product for all tests of a file. */
export function discountDesk(): Desk {
  beforeAll(async () => {
    desk.app = await tinyApp();
    desk.ada = await desk.app.as(TINY.users.admin.id);
    const marketing = await addPerson(desk.app.platform.db, { roles: ['marketing'] });
    desk.marketing = await desk.app.as(marketing);
  });
  afterAll(() => desk.app?.close());
  beforeEach(() => desk.app.at('2026-11-18T16:00:00Z'));
  return desk;
}

export const rows = <Row extends object>(text: string, params: unknown[] = []) =>
  desk.app.platform.db.run<Row>(text, params).then((answer) => answer.rows);
let made = 0;
export const body = (more: object = {}) => {
  made += 1;
  return { code: `CODE-${made}`, kind: 'percent', value: 10, ...more };
};
export const post = (more: object, caller = desk.ada) =>
  caller.send('POST', '/api/discounts', body(more));
export async function create(more: object = {}, caller = desk.ada): Promise<DiscountRecord> {
  const answer = await post(more, caller);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const bodyOf = ({ id: _id, ...rest }: DiscountRecord) => rest;
export const put = (now: DiscountRecord, changes: object, caller = desk.ada) =>
  caller.send('PUT', `/api/discounts/${now.id}`, { ...bodyOf(now), ...changes });
export const read = async (id: number, caller = desk.ada): Promise<DiscountRecord> =>
  (await caller.send('GET', `/api/discounts/${id}`)).json().data;
export const act = (id: number, what: 'archive' | 'restore', caller = desk.ada) =>
  caller.send('POST', `/api/discounts/${id}/${what}`);
export const lastDeed = async () =>
  (
    await rows<{ action: string; subject_label: string; before: object; after: object }>(
      `select action, subject_label, before, after from activity_log
       where subject_type = 'discount' order by id desc limit 1`,
    )
  )[0];
