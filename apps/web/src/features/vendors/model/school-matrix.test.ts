import type { VendorCounts } from '@yay/contract/vendors/calls';
import { plainDate } from '@yay/domain/calendar';
import { describe, expect, it, test } from 'vitest';
import { schoolMatrix, splitColumns } from './school-matrix.ts';

const cedar = { destination_id: 1, name: 'Cedar Hill', abbreviation: 'CH' };
const oak = { destination_id: 2, name: 'Oak Knoll', abbreviation: 'OK' };
const grade = (grade_id: number, label: string, units: number) => ({ grade_id, label, units });
const item = { options: [], variants: [] };

const counts: VendorCounts = {
  vendor: {
    id: 1,
    display_name: 'Two Rivers',
    branch_name: '',
    vendor_code: 'TR',
    short_name: 'TR',
    contacts: [],
  },
  date: plainDate('2026-10-07'),
  final: false,
  locks_at: null,
  time_zone: null,
  total_meals: 5,
  items: [
    {
      ...item,
      item_id: 7,
      name: 'Bowl',
      is_extra: false,
      units: 4,
      schools: [
        { ...cedar, units: 1, grades: [grade(11, '1', 1)] },
        { ...oak, units: 3, grades: [grade(20, 'K', 3)] },
      ],
    },
    {
      ...item,
      item_id: 8,
      name: 'Wrap',
      is_extra: false,
      units: 1,
      schools: [{ ...cedar, units: 1, grades: [grade(10, 'K', 1)] }],
    },
    {
      ...item,
      item_id: 7,
      name: 'Bowl',
      is_extra: true,
      units: 1,
      schools: [{ ...oak, units: 1, grades: [grade(20, 'K', 1)] }],
    },
  ],
  schools: [
    { ...cedar, units: 2, grades: [grade(10, 'K', 1), grade(11, '1', 1)] },
    { ...oak, units: 3, grades: [grade(20, 'K', 3)] },
  ],
  allergies: [],
};

describe('the matrix of schools', () => {
  it('has a column for each item, and again for one that is an extra too', () => {
    const { columns } = schoolMatrix(counts);
    expect(columns.map(({ name, units, isExtra }) => [name, units, isExtra])).toEqual([
      ['Bowl', 4, false],
      ['Wrap', 1, false],
      ['Bowl', 1, true],
    ]);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(3);
  });

  it('has the grades in the order of the school, with nothing where nothing goes', () => {
    expect(schoolMatrix(counts).rows).toEqual([
      {
        id: 1,
        label: 'Cedar Hill',
        abbreviation: 'CH',
        meals: 2,
        cells: [1, 1, 0],
        grades: [
          { id: 10, label: 'K', meals: 1, cells: [0, 1, 0] },
          { id: 11, label: '1', meals: 1, cells: [1, 0, 0] },
        ],
      },
      {
        id: 2,
        label: 'Oak Knoll',
        abbreviation: 'OK',
        meals: 3,
        cells: [3, 0, 1],
        grades: [{ id: 20, label: 'K', meals: 3, cells: [3, 0, 1] }],
      },
    ]);
  });
});

test.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [25, [9, 9, 7]],
])('%i columns on paper are %j', (count, sizes) => {
  const parts = splitColumns(Array.from({ length: count }), 12);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
});
