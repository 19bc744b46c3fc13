import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

type Wish = { columns?: string; dense?: boolean };

/** A server that answers when it is told to, and does not mind the order. */
function slowServer() {
  const asked: { wish: Wish; answer: () => void; refuse: () => void }[] = [];
  let kept: Wish = {};
  const saver = oneByOne((wish: Wish) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answer = () => {
      kept = { ...kept, ...wish };
      resolve();
    };
    asked.push({ wish, answer, refuse: () => reject(new Error('no')) });
    return promise;
  });
  return { saver, asked, kept: () => kept };
}

test('the last wish stands, also when the first request is slower than the rest', async () => {
  const { saver, asked, kept } = slowServer();
  const first = saver.keep({ columns: 'a' });
  const second = saver.keep({ columns: 'a b' });
  const third = saver.keep({ columns: 'a b c' });
  // Answered in the worst order there is: nobody can answer what was not asked yet.
  for (const one of asked.toReversed()) one.answer();
  await first;
  for (const one of asked.slice(1).toReversed()) one.answer();
  await Promise.all([second, third]);
  expect(kept()).toEqual({ columns: 'a b c' });
});

test('the wishes made meanwhile go together, in one request', async () => {
  const { saver, asked, kept } = slowServer();
  const wishes = [
    saver.keep({ columns: 'a' }),
    saver.keep({ columns: 'b' }),
    saver.keep({ dense: true }),
    saver.keep({ columns: 'c' }),
  ];
  expect(asked.map(({ wish }) => wish)).toEqual([{ columns: 'a' }]);
  asked[0]?.answer();
  await wishes[0];
  expect(asked.map(({ wish }) => wish).slice(1)).toEqual([{ columns: 'c', dense: true }]);
  asked[1]?.answer();
  await Promise.all(wishes);
  expect(kept()).toEqual({ columns: 'c', dense: true });
});

test('a wish that could not be kept goes along with the next', async () => {
  const { saver, asked, kept } = slowServer();
  const wishes = [saver.keep({ columns: 'a', dense: true }), saver.keep({ columns: 'b' })];
  asked[0]?.refuse();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await Promise.all(wishes);
  expect(kept()).toEqual({ columns: 'b', dense: true });
});

test('a failure is said where nothing comes after it; the next one begins anew', async () => {
  const { saver, asked, kept } = slowServer();
  const wish = saver.keep({ columns: 'a' });
  asked[0]?.refuse();
  await expect(wish).rejects.toThrow('no');
  const next = saver.keep({ dense: true });
  expect(asked[1]?.wish).toEqual({ dense: true });
  asked[1]?.answer();
  await next;
  expect(kept()).toEqual({ dense: true });
});

test('a request on leaving carries the one under way: the server may hear of that later', async () => {
  const { saver, asked } = slowServer();
  void saver.keep({ columns: 'a', dense: true });
  void saver.keep({ columns: 'b' });
  saver.leave();
  expect(asked.map(({ wish }) => wish)).toEqual([
    { columns: 'a', dense: true },
    { columns: 'b', dense: true },
  ]);
});

test('a person who leaves the page leaves no wish behind', async () => {
  const { saver, asked } = slowServer();
  void saver.keep({ columns: 'a' });
  saver.leave();
  expect(asked).toHaveLength(1);
  const last = saver.keep({ columns: 'b' });
  saver.leave();
  expect(asked.map(({ wish }) => wish.columns)).toEqual(['a', 'b']);
  asked[0]?.answer();
  asked[1]?.answer();
  await last;
  saver.leave();
  expect(asked).toHaveLength(2);
});
