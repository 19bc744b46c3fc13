import { createHash, randomBytes } from 'node:crypto';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveResult } from '@yay/contract/orders/calls';
import type pg from 'pg';
import { type Meal, openDays, weekBody } from './choices.ts';
import { MONDAY } from './worlds.ts';

/** A signed-in family, whose session was created without the time that a password takes. */
export interface Family {
  readonly userId: number;
  readonly token: string;
}

/** Signs in families of two lunchers, spread evenly over the world. */
export async function signIn(client: pg.Client, count: number): Promise<Family[]> {
  const { rows } = await client.query<{ id: number }>(
    `with fit as (
       select u.id, row_number() over (order by u.id) as n, count(*) over () as total
       from users u join user_roles r on r.user_id = u.id and r.role = 'customer'
       where u.suspended_on is null and 2 =
         (select count(*) from lunchers l where l.user_id = u.id and l.deleted_at is null)
     )
     select id from fit where total <= $1::int or n * $1 / total > (n - 1) * $1 / total order by id`,
    [count],
  );
  const families = rows.map(({ id }) => ({
    userId: id,
    token: randomBytes(32).toString('base64url'),
  }));
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, clock_timestamp() + interval '1 day'
     from unnest($1::bytea[], $2::int[]) as s (hash, id)`,
    [
      families.map(({ token }) => createHash('sha256').update(token).digest()),
      families.map(({ userId }) => userId),
    ],
  );
  return families;
}

export interface Call {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  readonly key?: string;
}

/** Sends a call, over the network or in process, and returns its response. */
export type Send = (call: Call) => Promise<{ status: number; text: string }>;

export const headersOf = ({ token, body, key }: Call): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(key !== undefined && { 'idempotency-key': key }),
});

export const byNetwork =
  (origin: string): Send =>
  async (call) => {
    const answer = await fetch(`${origin}${call.path}`, {
      method: call.method,
      headers: headersOf(call),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };

export const calendarPath = (monday: string): string =>
  `/api/lunch-calendar?mondayOfWeek=${monday}`;
export const savePath = (userId: number): string => `/api/v2/users/${userId}/orders-bulk`;

export async function readWeek(send: Send, family: Family, monday: string): Promise<LunchCalendar> {
  const { status, text } = await send({
    method: 'GET',
    path: calendarPath(monday),
    token: family.token,
  });
  if (status !== 200) throw new Error(`a week was answered by ${status}: ${text}`);
  return JSON.parse(text);
}

export interface ChosenDay {
  readonly luncherId: number;
  readonly date: string;
  readonly meal: Meal;
}

/** A family with two plans for a week, which differ on every day of both lunchers. */
export interface TwoWeeks extends Family {
  readonly weeks: readonly [readonly ChosenDay[], readonly ChosenDay[]];
}

const DAYS_OF_TWO = 10;

/** Saves both plans once, so that each later save changes ten orders. */
export async function prepare(
  send: Send,
  families: readonly Family[],
): Promise<{ ready: TwoWeeks[]; left: number }> {
  const ready: TwoWeeks[] = [];
  for (const family of families) {
    const calendar = await readWeek(send, family, MONDAY);
    // A counted item needs stock for all families at the same time.
    const days = openDays(calendar, 2 * families.length);
    const weeks = [weekOf(days, 0), weekOf(days, 1)] as const;
    if (weeks[0].length < DAYS_OF_TWO || weeks[1].length < DAYS_OF_TWO) continue;
    let { version } = calendar;
    for (const week of weeks) version = (await save(send, family, version, week)).version;
    ready.push({ ...family, weeks });
  }
  return { ready, left: families.length - ready.length };
}

function weekOf(days: ReturnType<typeof openDays>, choice: 0 | 1): ChosenDay[] {
  return days.flatMap(({ luncherId, date, meals, extraIds }, index) => {
    const meal = meals[(index * 2 + choice) % meals.length];
    const other = meals[(index * 2 + 1 - choice) % meals.length];
    if (meal === undefined || meal === other) return [];
    // Some meals have an extra: every third day of one of the weeks.
    const extra = choice === 1 && index % 3 === 0 ? extraIds.slice(0, 1) : [];
    return [{ luncherId, date, meal: { ...meal, extraIds: extra } }];
  });
}

export async function save(
  send: Send,
  family: Family,
  version: number,
  week: readonly ChosenDay[],
): Promise<SaveResult['data']> {
  const { status, text } = await send({
    method: 'PUT',
    path: savePath(family.userId),
    token: family.token,
    body: weekBody(MONDAY, version, week),
    key: randomBytes(12).toString('hex'),
  });
  if (status !== 200) throw new Error(`a save was answered by ${status}: ${text}`);
  const { data } = JSON.parse(text) as SaveResult;
  const refused = data.results.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`a day was refused: ${JSON.stringify(refused)}`);
  return data;
}
