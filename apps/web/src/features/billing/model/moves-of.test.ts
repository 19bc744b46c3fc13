import { expect, test } from 'vitest';
import { movesOf } from './moves-of.ts';

test.each([
  [
    'settlement',
    { owed: 2150, credit: -300, yay_bucks: -550 },
    true,
    ['fromCredit 300', 'fromYayBucks 550', 'leftForCard 2150'],
  ],
  [
    'card_payment',
    { owed: -2150, credit: 100, yay_bucks: 0 },
    false,
    ['toCredit 100', 'toDebt 2150'],
  ],
  ['reversal', { owed: -600, credit: 0, yay_bucks: 200 }, false, ['toYayBucks 200', 'toDebt 600']],
  ['dispute', { owed: 900, credit: 0, yay_bucks: 0 }, true, ['owedAgain 900']],
  ['opening', { owed: 0, credit: 0, yay_bucks: 0 }, true, []],
] as const)('%s %j', (kind, moved, takes, expected) => {
  const movements = movesOf({ kind, ...moved });
  expect(movements.takes).toBe(takes);
  expect(movements.moves.map(({ name, cents }) => `${name} ${cents}`)).toEqual(expected);
});
