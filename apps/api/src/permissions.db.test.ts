import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint, Need } from '@yay/contract/endpoint';
import { can, permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, type TinyApp, tinyApp, useTiny } from '../test/index.ts';
import { sample } from '../test/sample.ts';
import type { DeclaredRoute } from './platform/http/index.ts';

/*
 * Every route of the application times everybody who might call it. Nothing here names a route: one
 * that is new is in it by itself, and one that does not say who may call it does not start.
 */

let routes: readonly DeclaredRoute[] = [];
let cases = 0;
const { app, as, build, run } = await useTiny();
beforeAll(async () => {
  // HEAD is what GET answers, without its body; of the hundreds of built files one stands for all.
  // Pages have a guard of their own, which is asked for each of them elsewhere.
  const [file] = app.server.declared.filter(isBuiltFile);
  routes = app.server.declared
    .filter((route) => route.method !== 'HEAD' && !isBuiltFile(route) && route.url !== '/*')
    .concat(file ?? []);
});
afterAll(async () => {
  console.log(`permissions: ${cases} cases over ${routes.length} routes`);
});

const isBuiltFile = ({ url }: DeclaredRoute) => /^\/(?!api\/).*\.\w+$/.test(url);

/** An id that nothing has. */
const NOBODYS = 2_000_000_000;
const SUPPORT = 3;

const endpointOf = (route: DeclaredRoute): Endpoint | undefined =>
  app.server.endpoints.find(({ method, path }) => method === route.method && path === route.url);

/** Returns the smallest request that a route's schemas accept. */
function leastOf(route: DeclaredRoute) {
  const endpoint = endpointOf(route);
  return {
    params: (endpoint?.params ? sample(endpoint.params) : {}) as Record<string, unknown>,
    query: (endpoint?.query ? sample(endpoint.query) : {}) as Record<string, string>,
    body: endpoint?.body ? sample(endpoint.body) : undefined,
    headers: (endpoint?.headers ? sample(endpoint.headers) : {}) as Record<string, string>,
  };
}

/** Found once for all who call a route: dozens of values are tried for a field. */
const least = new Map<DeclaredRoute, ReturnType<typeof leastOf>>();

/** The route's address with every id replaced, and what it needs at the least besides. */
function request(route: DeclaredRoute, id: number) {
  const known = least.get(route) ?? leastOf(route);
  least.set(route, known);
  const { params, query, body, headers } = known;
  const path = route.url.replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => {
    const given = name === undefined ? 'x' : params[name];
    return given === undefined || /^\d+$/.test(String(given)) ? String(id) : String(given);
  });
  const pairs = Object.entries(query).map(
    ([key, value]) => [key, value === '1' ? String(id) : String(value)] as [string, string],
  );
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return { url: `${path}${search}`, body, headers };
}

let visitors = 0;
async function call(
  route: DeclaredRoute,
  token: string | null,
  id = NOBODYS,
  { server }: Pick<TinyApp, 'server'> = app,
) {
  cases += 1;
  visitors += 1;
  const { url, body, headers } = request(route, id);
  const answered = await server.inject({
    method: route.method as 'GET',
    url,
    // Everybody comes from an address of her own: this is not about how often.
    remoteAddress: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  });
  expect(answered.statusCode, `${route.method} ${url}`).toBeLessThan(500);
  // Whatever is answered, the browser is told what it may do with it.
  expect(answered.headers, `${route.method} ${url}`).toMatchObject({
    'content-security-policy': expect.stringMatching(/script-src 'self'(;|$)/),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  return answered;
}

/** Adds a person with one role, whom no other call has changed. */
const newcomer = (role: Role) => build.person({ roles: [role], first: 'New', last: 'Comer' });

/** Calls that one person makes at the most: this is not about how often. */
const MOST_CALLS = 40;

/** Gives the token of a newcomer of this role, the same one until it may have changed who she is. */
function newcomers(role: Role, behind?: number) {
  let token: string | null = null;
  let left = 0;
  return {
    async token(): Promise<string | null> {
      if (left === 0) {
        token = (await as(await newcomer(role), behind)).token;
        left = MOST_CALLS;
      }
      left -= 1;
      return token;
    },
    /**
     * Renews the session: a call that let her in may have signed her out, closed her account or
     * changed her permissions.
     */
    after(route: DeclaredRoute, verdict: Verdict): void {
      if (route.method !== 'GET' && verdict === 'in') left = 0;
    },
  };
}

const codeOf = (answered: LightMyRequestResponse): unknown => {
  const type = String(answered.headers['content-type'] ?? '');
  return type.startsWith('application/json') && answered.body !== ''
    ? answered.json().code
    : undefined;
};

/** 401 where she has to sign in first, 403 where she may not, and else whatever it is. */
type Verdict = 'in' | 'sign_in' | 'forbidden';
function verdictOf(answered: LightMyRequestResponse): Verdict {
  const code = codeOf(answered);
  if (answered.statusCode === 401 && code === 'unauthenticated') return 'sign_in';
  if (answered.statusCode === 403 && code === 'forbidden') return 'forbidden';
  return 'in';
}

function expected(need: Need, role: Role | null): Verdict {
  if (need === 'anyone') return 'in';
  if (need === 'guest') return role === null ? 'in' : 'forbidden';
  // Nobody with an account is a tablet.
  if (need === 'kiosk') return 'sign_in';
  if (role === null) return 'sign_in';
  if (need === 'signed_in') return 'in';
  return can(permissionsOf([role]), need) ? 'in' : 'forbidden';
}

const nameOf = (route: DeclaredRoute) => `${route.method} ${route.url}`;

/** The calls that a record's own rule refuses, besides what the route declares. Each says why. */
const FURTHER: Readonly<Record<string, string>> = {
  'POST /api/broadcasting/auth': 'the channel decides who may hear it',
  'POST /api/account/switch-back': 'only who acts as somebody else can switch back',
  'POST /api/bridge': 'the destination decides who may go there',
};

describe('everybody meets exactly what a route declares', () => {
  test.each([null, ...ROLES])('%s', async (role) => {
    const wrong: string[] = [];
    const people = role === null ? null : newcomers(role);
    for (const route of routes) {
      const verdict = verdictOf(await call(route, people && (await people.token())));
      people?.after(route, verdict);
      const wanted = expected(route.permission, role);
      const stricter = wanted === 'in' && nameOf(route) in FURTHER;
      if (verdict !== wanted && !stricter)
        wrong.push(`${nameOf(route)}: ${verdict}, not ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** States of an account or of its session in which a token is nobody's. Each is SQL about user $1. */
const NOBODY: Readonly<Record<string, string>> = {
  'a suspended person': `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
  'a deleted person': 'update users set deleted_at = app_now() where id = $1',
  'an erased person': `update users set deleted_at = app_now(), erased_at = app_now(), first = '¬',
       last = '#' || id, password_hash = '' where id = $1`,
  'a person whose invitation ended unused':
    'update users set deleted_at = app_now(), dropped_at = app_now() where id = $1',
  'a person whose address was never proved': `update users set email_proved_at = null,
       invited_until = clock_timestamp() + interval '1 day' where id = $1`,
  'an expired session': `update sessions set created_at = created_at - interval '2 days',
       expires_at = clock_timestamp() - interval '1 second' where user_id = $1`,
  'an idle session': `update sessions set created_at = created_at - interval '31 days',
       last_seen_at = last_seen_at - interval '31 days' where user_id = $1`,
  'a session older than any may be': `update sessions set created_at = created_at - interval '366 days' where user_id = $1`,
  'a session of which the token was handed out anew': `update sessions set token_hash = decode(repeat('00', 32), 'hex') where user_id = $1`,
};

describe('nobody on every route', () => {
  test.each(Object.entries(NOBODY))('is %s', async (_, change) => {
    const wrong: string[] = [];
    const id = await newcomer('superadmin');
    const { token } = await as(id);
    await run(change, [id]);
    for (const route of routes) {
      const verdict = verdictOf(await call(route, token));
      if (verdict !== expected(route.permission, null)) wrong.push(`${nameOf(route)}: ${verdict}`);
    }
    await run('delete from sessions where user_id = $1', [id]);
    expect(wrong).toEqual([]);
  });
});

describe('a team member who has to set up a second factor first', () => {
  test('is refused by that reason wherever she could go in, but where she sets it up', async () => {
    const strict = await tinyApp({ env: { REQUIRE_SECOND_FACTOR: 'yes' } });
    const wrong: string[] = [];
    try {
      const id = await addPerson(strict.platform.db, { roles: ['superadmin'] });
      for (const route of routes) {
        const { token } = await strict.as(id);
        const answered = await call(route, token, NOBODYS, strict);
        const isOpen = ['anyone', 'guest', 'kiosk'].includes(String(route.permission));
        const mayEnrol = endpointOf(route)?.enrolling === 'allowed';
        const isRefused = codeOf(answered) === 'second_factor_required';
        if (isRefused !== !(isOpen || mayEnrol)) {
          wrong.push(`${nameOf(route)}: ${answered.statusCode} ${String(codeOf(answered))}`);
        }
      }
    } finally {
      await strict.close();
    }
    expect(wrong).toEqual([]);
  });
});

describe('a paired tablet', () => {
  const paired = async () => {
    const tablet = randomBytes(32).toString('base64url');
    await run(`insert into kiosks (destination_id, name, token_hash) values ($1, 'Matrix', $2)`, [
      TINY.schools.eastern,
      createHash('sha256').update(tablet).digest(),
    ]);
    return tablet;
  };

  test('opens its own calls, and is nobody at every other', async () => {
    const wrong: string[] = [];
    let token = await paired();
    for (const route of routes) {
      const verdict = verdictOf(await call(route, token));
      const wanted = route.permission === 'kiosk' ? 'in' : expected(route.permission, null);
      if (verdict !== wanted) wrong.push(`${nameOf(route)}: ${verdict}, not ${wanted}`);
      // It may have taken itself off.
      if (route.permission === 'kiosk' && route.method !== 'GET') token = await paired();
    }
    expect(wrong).toEqual([]);
    expect(routes.filter(({ permission }) => permission === 'kiosk')).toHaveLength(3);
  });

  test('is nobody once it is taken off', async () => {
    const token = await paired();
    await run('update kiosks set revoked_at = app_now()');
    for (const route of routes.filter(({ permission }) => permission === 'kiosk')) {
      expect(verdictOf(await call(route, token)), nameOf(route)).toBe('sign_in');
    }
  });
});

describe('a person who acts as somebody else', () => {
  test('has what that person has, and nothing of the sign-in or the payment', async () => {
    const wrong: string[] = [];
    const people = newcomers('customer', SUPPORT);
    for (const route of routes) {
      const answered = await call(route, await people.token());
      people.after(route, verdictOf(answered));
      const wanted = expected(route.permission, 'customer');
      if (route.impersonating === 'once') {
        if (codeOf(answered) !== 'already_impersonating') wrong.push(nameOf(route));
      } else if (wanted === 'in' && route.impersonating === 'refused') {
        if (codeOf(answered) !== 'not_while_impersonating') wrong.push(nameOf(route));
      } else if (verdictOf(answered) !== wanted && !(nameOf(route) in FURTHER)) {
        wrong.push(`${nameOf(route)}: ${verdictOf(answered)}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is nobody once she has lost the right to', async () => {
    for (const loss of [
      `delete from user_roles where user_id = $1`,
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      `update users set deleted_at = app_now() where id = $1`,
    ]) {
      const behind = await newcomer('customer_support');
      const { send } = await as(await newcomer('customer'), behind);
      expect((await send('GET', '/api/me')).statusCode).toBe(200);
      await run(loss, [behind]);
      expect((await send('GET', '/api/me')).statusCode).toBe(401);
    }
  });
});

/** Records that belong to nobody: those who are named see all of them. Each says why. */
const SHARED: Readonly<Record<string, { readonly roles: readonly Role[]; because: string }>> = {
  'GET /api/v2/destination-days': {
    roles: ['customer'],
    because: 'what a school serves on a day is on its public calendar',
  },
  'GET /api/v2/menus/:id': {
    roles: ['customer'],
    because: 'a menu is on every calendar that it serves',
  },
  ...Object.fromEntries(
    [
      'GET /api/menu-schedules',
      'GET /api/menu-schedules/item',
      'GET /api/supply-schedules',
      'GET /api/supply-schedules/export',
    ].map((name) => [
      name,
      {
        roles: ['brand_ambassador'],
        because: 'what goes to every school, for field staff',
      } as const,
    ]),
  ),
};

describe('the record of somebody else is as if it were none', () => {
  // Ids of everything that there is and that these people have no part in.
  const THEIRS = [1, 2, 3, 4, 5, 6, 7, 8, 100, 101];
  const takesId = ({ url }: DeclaredRoute, endpoint: Endpoint | undefined) =>
    url.includes(':') ||
    (endpoint?.query !== undefined && Object.values(sample(endpoint.query) ?? {}).includes('1'));

  test.each(['customer', 'school', 'vendor', 'brand_ambassador', 'vendor_specialist'] as const)(
    'for a %s',
    async (role) => {
      const told: string[] = [];
      const people = newcomers(role);
      for (const route of routes) {
        if (!takesId(route, endpointOf(route))) continue;
        if (SHARED[nameOf(route)]?.roles.includes(role)) continue;
        if (expected(route.permission, role) !== 'in' || route.permission === 'anyone') continue;
        const none = await call(route, await people.token());
        people.after(route, verdictOf(none));
        for (const id of THEIRS) {
          const theirs = await call(route, await people.token(), id);
          people.after(route, verdictOf(theirs));
          if (theirs.statusCode !== none.statusCode || theirs.body !== none.body) {
            told.push(`${nameOf(route)} with ${id}: ${theirs.statusCode}, not ${none.statusCode}`);
          }
        }
      }
      expect(told).toEqual([]);
    },
  );
});
