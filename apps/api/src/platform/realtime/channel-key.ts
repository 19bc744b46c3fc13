import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../db/index.ts';
import { appSecret } from '../secrets/index.ts';

/** Seconds for which an authorization of a subscription is valid. */
const LIFE = 60;

export interface Admission {
  readonly socketId: string;
  readonly channel: string;
  readonly userId: number;
}

/**
 * Signs authorizations of subscriptions in one process; the process with the socket verifies them.
 */
export interface ChannelKey {
  sign(admission: Admission): Promise<string>;
  fits(auth: string, admission: Admission): Promise<boolean>;
}

export function channelKey(source: Queryable, seconds: () => number = realSeconds): ChannelKey {
  let secret: Buffer | undefined;
  async function signature({ socketId, channel, userId }: Admission, until: number) {
    secret ??= await appSecret(source, 'realtime');
    // JSON keeps the parts apart: no part can run into the next.
    const text = JSON.stringify([socketId, channel, userId, until]);
    return createHmac('sha256', secret).update(text).digest();
  }
  return {
    async sign(admission) {
      const until = seconds() + LIFE;
      return `${until}.${(await signature(admission, until)).toString('base64url')}`;
    },
    async fits(auth, admission) {
      const parts = /^(\d{1,12})\.([\w-]{43})$/.exec(auth);
      if (parts?.[1] === undefined || parts[2] === undefined) return false;
      const until = Number(parts[1]);
      if (until < seconds() || until > seconds() + LIFE) return false;
      const expected = await signature(admission, until);
      const shown = Buffer.from(parts[2], 'base64url');
      return shown.length === expected.length && timingSafeEqual(shown, expected);
    },
  };
}

const realSeconds = () => Math.floor(Date.now() / 1_000);
