import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

test('an account has as many turns as it may, the next in their order, and others are not kept', async () => {
  const turns = createTurns({ atOnce: 2, patience: 60_000 });
  const begun: string[] = [];
  const begin = async (name: string, account: number) => {
    const end = await turns.take(account);
    begun.push(name);
    return end;
  };
  const [endFirst] = await Promise.all([begin('first', 1), begin('second', 1)]);
  const third = begin('third', 1);
  const fourth = begin('fourth', 1);
  await begin('other', 2);
  expect(begun).toEqual(['first', 'second', 'other']);
  endFirst?.();
  (await third)?.();
  await fourth;
  expect(begun).toEqual(['first', 'second', 'other', 'third', 'fourth']);
});

test('a request that waits too long gets no turn, and takes none away', async () => {
  const turns = createTurns({ atOnce: 1, patience: 20 });
  const end = await turns.take(1);
  expect(await turns.take(1)).toBeUndefined();
  end?.();
  expect(await turns.take(1)).toBeTypeOf('function');
});

test('a request whose patience has no end gets its turn an hour later', async () => {
  vi.useFakeTimers();
  try {
    const turns = createTurns({ atOnce: 1, patience: Infinity });
    const end = await turns.take(1);
    const second = turns.take(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    end?.();
    expect(await second).toBeTypeOf('function');
  } finally {
    vi.useRealTimers();
  }
});
