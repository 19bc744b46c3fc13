import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBacklog, FORGOTTEN_MS, type Moment } from './backlog.ts';

test('a request waits for those before it, at the pace at which they are answered', () => {
  const backlog = createBacklog(0);
  const answered = Array.from({ length: 50 }, () => backlog.begin());
  const open = Array.from({ length: 20 }, () => backlog.begin());
  for (const moment of answered) backlog.end(moment, true);
  backlog.tick(100);
  expect(backlog.now()).toEqual({ size: 20, wait: 40 });
  for (const moment of open) backlog.end(moment, true);
  expect(backlog.now()).toEqual({ size: 0, wait: 0 });
});

test('requests that their senders gave up are over, and make no pace', () => {
  const backlog = createBacklog(0);
  const [first, second] = [backlog.begin(), backlog.begin()];
  backlog.begin();
  backlog.end(first, true);
  backlog.end(second, false);
  backlog.tick(30);
  expect(backlog.now()).toEqual({ size: 1, wait: 30 });
});

test('a pace is that of the last moments alone', () => {
  const backlog = createBacklog(0);
  const slow = backlog.begin();
  backlog.end(slow, true);
  backlog.tick(400);
  const quick = Array.from({ length: 300 }, () => backlog.begin());
  for (const moment of quick) backlog.end(moment, true);
  backlog.tick(700);
  backlog.begin();
  expect(backlog.now()).toEqual({ size: 1, wait: 1 });
});

test('nothing is known of a pace before anything is answered', () => {
  const backlog = createBacklog(0);
  backlog.begin();
  backlog.tick(500);
  expect(backlog.now()).toEqual({ size: 1, wait: 0 });
});

test('a request that is forgotten or cleared counts no more, and its end changes nothing', () => {
  const backlog = createBacklog(0);
  const stuck = backlog.begin();
  backlog.tick(20);
  backlog.tick(20 + FORGOTTEN_MS);
  expect(backlog.now().size).toBe(1);
  backlog.tick(21 + FORGOTTEN_MS);
  expect(backlog.now().size).toBe(0);
  backlog.end(stuck, true);
  expect(backlog.now().size).toBe(0);
  const cleared = backlog.begin();
  backlog.clear(2_000);
  backlog.end(cleared, true);
  backlog.tick(2_020);
  expect(backlog.now()).toEqual({ size: 0, wait: 0 });
});

type Step =
  | { readonly kind: 'begin' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'end'; readonly which: number; readonly isAnswered: boolean }
  | { readonly kind: 'tick'; readonly ms: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'begin' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      which: fc.nat(),
      isAnswered: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('tick' as const), ms: fc.nat({ max: 700 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' } as const) },
);

test('the requests under way are those that came, less those that are over or too old', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const backlog = createBacklog(0);
      let clock = 0;
      /** Each with the instant at which its moment ended; undefined: it goes on. */
      const open: { readonly moment: Moment; ended: number | undefined; isOut: boolean }[] = [];
      for (const one of steps) {
        if (one.kind === 'begin') {
          open.push({ moment: backlog.begin(), ended: undefined, isOut: false });
        } else if (one.kind === 'end') {
          const [over] = open.splice(one.which % Math.max(1, open.length), 1);
          if (over) backlog.end(over.moment, one.isAnswered);
        } else if (one.kind === 'clear') {
          backlog.clear(clock);
          for (const request of open) request.isOut = true;
        } else {
          clock += one.ms;
          backlog.tick(clock);
          for (const request of open) {
            request.ended ??= clock;
            if (clock - request.ended > FORGOTTEN_MS) request.isOut = true;
          }
        }
        const { size, wait } = backlog.now();
        expect(size).toBe(open.filter(({ isOut }) => !isOut).length);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(wait)).toBe(true);
      }
    }),
  );
});
