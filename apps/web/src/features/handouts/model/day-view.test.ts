import type { Bag, HandOutDay } from '@yay/contract/handouts/calls';
import { plainDate } from '@yay/domain/calendar';
import { expect, test } from 'vitest';
import { bagOfLabel, bagOfScan, bagsNow, classesOf, countsOf, isLongOnTile } from './day-view.ts';

const bag = (order_id: number, more: Partial<Bag> = {}): Bag => ({
  order_id,
  kind: 'calendar',
  first: 'Lena',
  last: 'Quintero',
  grade_id: 1,
  grade: 'Grade 2',
  room: '113',
  period: null,
  item: 'Bowl',
  picture: '',
  tint: 'mint',
  options: [],
  extras: [],
  strict: [],
  is_canceled: false,
  not_safe: null,
  version: 'e1',
  badges: [],
  labels: [],
  ...more,
});
const day: HandOutDay = {
  school: { id: 1, name: 'School' },
  kiosk: null,
  date: plainDate('2026-11-23'),
  time_zone: 'America/New_York',
  server_now: '2026-11-23T16:00:00Z',
  real_now: '2026-11-23T16:00:00Z',
  idle: null,
  bags: [
    bag(1, { badges: [{ format: 'nfc', number: '04A2245A' }] }),
    bag(2, { is_canceled: true, badges: [{ format: 'qr', number: 'X' }] }),
    bag(3, { room: '112', badges: [{ format: 'qr', number: 'X' }] }),
  ],
  events: [
    {
      id: 'a',
      order_id: 1,
      kind: 'handed_over',
      undoes: null,
      problem: null,
      note: null,
      device_at: '2026-11-23T16:00:00Z',
      received_at: '2026-11-23T16:00:00Z',
      refusal: null,
      by: 'Tablet',
    },
  ],
};

test('an act that waits on the device counts at once, and once when the server has it', () => {
  const undo = {
    id: 'b',
    order_id: 1,
    kind: 'undone',
    undoes: 'a',
    device_at: '2026-11-23T16:01:00Z',
  } as const;
  expect(bagsNow(day, [])[0]?.state).toBe('handed_over');
  expect(bagsNow(day, [undo])[0]?.state).toBe('waiting');
  const again = { ...undo, id: 'a', kind: 'handed_over', undoes: null } as const;
  expect(bagsNow(day, [again])[0]?.last?.by).toBe('Tablet');
});

test('a canceled lunch is in no count, and rooms are classes of their own', () => {
  const bags = bagsNow(day, []);
  expect(countsOf(bags)).toMatchObject({ all: 2, handed_over: 1, waiting: 1 });
  expect(classesOf(bags).map(({ room }) => room)).toEqual(['113', '112']);
});

test('a badge finds its child however the reader writes it, a lunch before a canceled one', () => {
  const bags = bagsNow(day, []);
  expect(bagOfScan(bags, '04:a2:24:5a')?.bag.order_id).toBe(1);
  expect(bagOfScan(bags, 'X')?.bag.order_id).toBe(3);
  expect(bagOfScan(bags, 'Y')).toBeUndefined();
});

test('a badge of a child with two bags opens the one that waits', () => {
  const badges = [{ format: 'qr' as const, number: 'X' }];
  const bags = bagsNow(
    { ...day, bags: [bag(1, { badges }), bag(2, { badges, kind: 'grab_and_go' })] },
    [],
  );
  expect(bagOfScan(bags, 'X')?.bag.order_id).toBe(2);
});

test.each([
  ['AAAA', 1, false],
  [' aaaa ', 1, false],
  ['VOID', 1, true],
  ['OTHER', undefined, undefined],
])('a label that reads %j belongs to bag %s, void: %s', (text, id, isVoid) => {
  const labels = [
    { token: 'AAAA', is_void: false },
    { token: 'VOID', is_void: true },
  ];
  const labeledBag = bagOfLabel(bagsNow({ ...day, bags: [bag(1, { labels }), bag(2)] }, []), text);
  expect([labeledBag?.now.bag.order_id, labeledBag?.isVoid]).toEqual([id, isVoid]);
});

test('a word that a tile has no room for makes its letters smaller', () => {
  expect(isLongOnTile('Mary Jo W')).toBe(false);
  expect(isLongOnTile('Anna-Lena W')).toBe(false);
  expect(isLongOnTile('Guadalupe W')).toBe(true);
});
