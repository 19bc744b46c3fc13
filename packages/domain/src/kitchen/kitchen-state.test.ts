import { expect, test } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { DEFAULT_TIMES } from '../ordering/index.ts';
import { instant, zone } from '../time/index.ts';
import { type KitchenMarket, kitchenState } from './index.ts';

const date = plainDate('2026-10-07');
const eastern = zone('America/New_York');
const central = zone('America/Chicago');
const at = (iso: string) => instant(iso);
const five = at('2026-10-06T21:00:00Z'); // 17:00 Eastern on the day before

const market = (parts: Partial<KitchenMarket>): KitchenMarket => ({
  zone: eastern,
  lockAt: five,
  lockedAt: null,
  ...parts,
});

test.each<[string, KitchenMarket[], { final: boolean; locksAt: string | null; in: string | null }]>(
  [
    ['nobody may order', [], { final: false, locksAt: null, in: null }],
    ['open', [market({})], { final: false, locksAt: '2026-10-06T21:00:00Z', in: eastern }],
    ['locked', [market({ lockedAt: five })], { final: true, locksAt: null, in: eastern }],
    [
      'one of two locked',
      [market({ lockedAt: five }), market({ zone: central, lockAt: at('2026-10-06T22:00:00Z') })],
      { final: false, locksAt: '2026-10-06T22:00:00Z', in: central },
    ],
    [
      'both locked, the last first',
      [
        market({ zone: central, lockAt: at('2026-10-06T22:00:00Z'), lockedAt: five }),
        market({ lockedAt: five }),
      ],
      { final: true, locksAt: null, in: central },
    ],
    [
      'a lock that nothing has set down is by the settings',
      [market({ zone: central, lockAt: null })],
      { final: false, locksAt: '2026-10-06T22:00:00Z', in: central },
    ],
    [
      'a lock that was moved',
      [market({ lockAt: at('2026-10-06T18:30:00Z') })],
      { final: false, locksAt: '2026-10-06T18:30:00Z', in: eastern },
    ],
  ],
)('%s', (_case, markets, expected) => {
  expect(kitchenState(markets, date, DEFAULT_TIMES)).toEqual({
    final: expected.final,
    locksAt: expected.locksAt === null ? null : at(expected.locksAt),
    zone: expected.in,
  });
});
