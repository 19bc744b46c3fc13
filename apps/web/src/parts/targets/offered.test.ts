import { NO_TARGETS } from '@yay/domain/targets';
import { describe, expect, test } from 'vitest';
import { belongingOf, gradeGroups, type Places, schoolGroups } from './offered.ts';

const places: Places = {
  markets: [
    { id: 1, name: 'Memphis' },
    { id: 2, name: 'Nashville' },
  ],
  destinations: [
    { id: 10, name: 'Cedar Hill', market_id: 1, status: 'active' },
    { id: 11, name: 'Old Mill', market_id: 1, status: 'archived' },
    { id: 20, name: 'Maple', market_id: 2, status: 'active' },
    { id: 21, name: 'Oak', market_id: 2, status: 'suspended' },
  ],
  grades: [
    { id: 100, label: '1st', destination_id: 10, offered: true },
    { id: 101, label: "I Don't Know Yet", destination_id: 10, offered: false },
    { id: 200, label: '1st', destination_id: 20, offered: true },
  ],
};
const names = (groups: ReturnType<typeof schoolGroups>) =>
  groups.map(({ name, items }) => [name, items.map((item) => item.name)]);

describe('schools', () => {
  test('are those of the chosen markets that are open', () => {
    const chosen = { ...NO_TARGETS, markets: [1] };
    expect(names(schoolGroups(places, chosen, NO_TARGETS, 'Closed'))).toEqual([
      ['Memphis', ['Cedar Hill']],
    ]);
  });

  test('are none without a market', () => {
    expect(schoolGroups(places, NO_TARGETS, NO_TARGETS, 'Closed')).toEqual([]);
  });

  test('that are closed show where they are chosen, or were', () => {
    const chosen = { ...NO_TARGETS, markets: [1, 2], destinations: [11] };
    const kept = { ...NO_TARGETS, destinations: [21] };
    const groups = schoolGroups(places, chosen, kept, 'Closed');
    expect(names(groups)).toEqual([
      ['Memphis', ['Cedar Hill', 'Old Mill']],
      ['Nashville', ['Maple', 'Oak']],
    ]);
    expect(groups[0]?.items[1]?.note).toBe('Closed');
  });
});

describe('grades', () => {
  test('are those of the chosen schools, without the one that nobody knows', () => {
    const chosen = { ...NO_TARGETS, markets: [1, 2], destinations: [10, 20] };
    expect(names(gradeGroups(places, chosen, NO_TARGETS))).toEqual([
      ['Cedar Hill', ['1st']],
      ['Maple', ['1st']],
    ]);
    expect(names(gradeGroups(places, { ...chosen, grades: [101] }, NO_TARGETS))[0]).toEqual([
      'Cedar Hill',
      ['1st', "I Don't Know Yet"],
    ]);
  });
});

test('everything belongs somewhere', () => {
  const { marketOf, destinationOf } = belongingOf(places);
  expect(marketOf.get(21)).toBe(2);
  expect(destinationOf.get(200)).toBe(20);
});
