import { afterEach, describe, expect, test } from 'vitest';
import { type Admission, type Arriving, createAdmission } from './admission.ts';
import { isReading } from './is-reading.ts';

const DELAY = 100;
let waited = 0;
let admission: Admission;
const admitting = (delayMs = DELAY) => {
  admission = createAdmission({ delayMs, waitedForDatabase: () => waited });
  return admission;
};
afterEach(() => {
  admission.stop();
  waited = 0;
});

const cookie = 'theme=dark; yay_session=abc';
const visitorReads: Arriving = { method: 'GET', url: '/api/schools?q=a', headers: {} };
const visitorSaves: Arriving = { method: 'POST', url: '/api/login', headers: {} };
const personReads: Arriving = { method: 'GET', url: '/api/lunch-calendar', headers: { cookie } };
const personAsks: Arriving = { method: 'POST', url: '/api/order-summary', headers: { cookie } };
const personSaves: Arriving = {
  method: 'PUT',
  url: '/api/v2/users/1/orders-bulk',
  headers: { authorization: 'Bearer abc' },
};

describe('while the database can’t keep up', () => {
  test.each([
    [0, []],
    [DELAY, []],
    [1.5 * DELAY, [visitorReads]],
    [3 * DELAY, [visitorReads, visitorSaves, personReads, personAsks]],
    [5 * DELAY, [visitorReads, visitorSaves, personReads, personAsks, personSaves]],
  ] as const)('a line of %s ms refuses visitors first and saves last', (line, refused) => {
    const { refuses } = admitting();
    waited = line;
    const kinds = [visitorReads, visitorSaves, personReads, personAsks, personSaves];
    expect(kinds.filter((kind) => refuses(kind))).toEqual(refused);
  });

  test.each(['/health', '/assets/app-1.js', '/favicon.svg', '/api/broadcasting/auth'])(
    '%s is never refused',
    (url) => {
      const { refuses } = admitting();
      waited = 60_000;
      expect(refuses({ method: 'GET', url, headers: {} })).toBe(false);
    },
  );

  test.each(['/', '/lunch-calendar', '/api/items/a.json', '/api/x?file=/health'])(
    '%s is refused',
    (url) => {
      const { refuses } = admitting();
      waited = 60_000;
      expect(refuses({ method: 'GET', url, headers: {} })).toBe(true);
    },
  );

  test('every refusal is counted once', () => {
    const { refuses, takeRefused } = admitting();
    waited = 2 * DELAY;
    for (const kind of [visitorReads, visitorReads, personSaves]) refuses(kind);
    expect([takeRefused(), takeRefused()]).toEqual([2, 0]);
  });
});

test('a delay of 0 refuses nothing', () => {
  const { refuses } = admitting(0);
  waited = 60_000;
  expect(refuses(visitorReads)).toBe(false);
});

/** Keeps the processor for this many milliseconds. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
const turnOfTheLoop = () => new Promise((resolve) => setTimeout(resolve, 1));

test('an event loop that is late twice in a row refuses, and one long step alone does not', async () => {
  const { refuses, delay } = admitting(40);
  refuses(personSaves);
  await turnOfTheLoop();
  block(150);
  await turnOfTheLoop();
  expect(refuses(visitorReads)).toBe(false);
  block(150);
  await turnOfTheLoop();
  expect(delay()).toBeGreaterThan(40);
  expect(refuses(visitorReads)).toBe(true);
});

test.each([
  ['GET', '/api/me', true],
  ['HEAD', '/', true],
  ['POST', '/api/list', true],
  ['POST', '/api/list/export', false],
  ['POST', '/api/meals/delete-by-date-range/preview', true],
  ['POST', '/api/lunchers', false],
  ['PUT', '/api/account', false],
  ['DELETE', '/api/v2/users/1/orders-bulk', false],
])('%s %s reads: %s', (method, path, reads) => {
  expect(isReading(method, path)).toBe(reads);
});
