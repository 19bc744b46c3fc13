import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FillingProblem, fillingProblem } from '@yay/domain/requests';
import { instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { appSecret } from '../../platform/secrets/index.ts';

/**
 * Makes the token of a form: when it was shown, and a key of its own, signed. A form that was never shown
 * is not taken, and one that is posted again is the same request.
 */
export async function newFormToken(source: Queryable): Promise<string> {
  const body = `${Date.now().toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${await signature(source, body)}`;
}

const TOKEN = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

/** Returns the key of a token and the fault of its age; undefined for a token we never made. */
export async function readFormToken(
  source: Queryable,
  token: string,
): Promise<{ readonly key: string; readonly problem: FillingProblem | undefined } | undefined> {
  const [, shownAt = '', key = '', signed = ''] = TOKEN.exec(token) ?? [];
  if (key === '') return undefined;
  const expected = Buffer.from(await signature(source, `${shownAt}.${key}`));
  if (!timingSafeEqual(expected, Buffer.from(signed))) return undefined;
  const problem = fillingProblem(instant(Number.parseInt(shownAt, 36)), instant(Date.now()));
  return { key, problem };
}

const signature = async (source: Queryable, body: string): Promise<string> =>
  createHmac('sha256', await appSecret(source, 'requests.forms'))
    .update(body)
    .digest('base64url');
