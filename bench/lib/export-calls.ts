import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportRecord } from '@yay/contract/lists/calls';
import { CITY_SUPPORT_EMAIL } from '@yay/seeds/city';
import { withClient } from './worlds.ts';

export const COLUMNS = [
  'id',
  'full_name',
  'email',
  'roles',
  'school',
  'market',
  'lunchers',
  'this_week',
  'state',
  'last_seen_at',
  'created_at',
];

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

export type Asker = (call: Ask) => Promise<unknown>;

export async function signInStaff(url: string, email = CITY_SUPPORT_EMAIL): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await withClient(url, (client) =>
    client.query(
      `insert into sessions (token_hash, user_id, expires_at)
       select $1, id, clock_timestamp() + interval '1 day' from users where email = $2`,
      [createHash('sha256').update(token).digest(), email],
    ),
  );
  return token;
}

export const asker =
  (origin: string): Asker =>
  async ({ method, path, token, body }: Ask): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}: ${text}`);
    return JSON.parse(text);
  };

export async function exportUsers(
  ask: Asker,
  token: string,
  where: object[] = [],
): Promise<ExportRecord> {
  const body = { model: 'User', columns: COLUMNS, where, name: 'Everyone' };
  const { data } = (await ask({ method: 'POST', path: '/api/list/export', token, body })) as {
    data: ExportRecord;
  };
  for (;;) {
    await wait(500);
    const all = (await ask({ method: 'GET', path: '/api/exports', token })) as {
      data: ExportRecord[];
    };
    const own = all.data.find(({ id }) => id === data.id);
    if (own?.status === 'ready') return own;
    if (own?.status === 'failed') throw new Error('the export failed');
  }
}
