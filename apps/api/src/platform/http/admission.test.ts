import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Admission,
  type Arriving,
  createAdmission,
  delayOf,
  FEW,
  type Seen,
} from './admission.ts';
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

describe('the delay of the next request', () => {
  const idle = { late: 0, use: 0.2 };
  const busy = { late: 0, use: 0.95 };
  const late = { late: 80, use: 1 };
  const many = { size: 100, wait: 300 };
  const none = { size: 0, wait: 0 };

  test.each<[string, Partial<Seen>, number]>([
    ['nothing, where nothing is under way', {}, 0],
    ['nothing for one long step', { last: late }, 0],
    ['how late the event loop was twice', { before: { late: 50, use: 1 }, last: late }, 50],
    ['how long the first in line has waited', { line: 40 }, 40],
    ['nothing for what waits while the process is idle', { backlog: many }, 0],
    ['nothing for it after one busy moment', { last: busy, backlog: many }, 0],
    ['what is under way, in a busy process', { before: busy, last: busy, backlog: many }, 300],
    ['what is under way, with a line for the database', { line: 10, backlog: many }, 300],
    ['nothing for a few', { before: busy, last: busy, backlog: { size: FEW, wait: 900 } }, 0],
    ['the longest of them all', { before: late, last: late, line: 90, backlog: many }, 300],
  ])('is %s', (_title, seen, expected) => {
    expect(delayOf({ before: idle, last: idle, line: 0, backlog: none, ...seen })).toBe(expected);
  });

  const sample = fc.record({ late: fc.nat(500), use: fc.double({ min: 0, max: 1, noNaN: true }) });
  const seen: fc.Arbitrary<Seen> = fc.record({
    before: sample,
    last: sample,
    line: fc.nat(500),
    backlog: fc.record({ size: fc.nat(200), wait: fc.nat(2_000) }),
  });
  test('never falls when more is under way, and is never less than the present delay', () => {
    fc.assert(
      fc.property(seen, fc.nat(100), (now, more) => {
        const delay = delayOf(now);
        const { size, wait } = now.backlog;
        expect(delay).toBeGreaterThanOrEqual(now.line);
        expect(delay).toBeGreaterThanOrEqual(Math.min(now.before.late, now.last.late));
        const backlog = { size: size + more, wait: wait + more };
        expect(delayOf({ ...now, backlog })).toBeGreaterThanOrEqual(delay);
      }),
    );
  });
});

test('a request that came while the process is busy keeps the next ones out, and lets them in once it is answered', async () => {
  const { refuses, begin, end } = admitting(40);
  waited = 10;
  refuses(visitorReads);
  const first = Array.from({ length: 4 }, begin);
  const others = Array.from({ length: 100 }, begin);
  for (const one of first) end(one, true);
  await expect.poll(() => refuses(personReads)).toBe(true);
  for (const one of others) end(one, true);
  expect(refuses(personReads)).toBe(false);
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
