import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDate } from '../calendar/index.ts';
import { toIso, zone } from '../time/index.ts';
import {
  compareLabels,
  type LabelContent,
  labelChanges,
  labelDifferences,
  labelState,
  labelsMailedAt,
  nextPlace,
  perSheet,
  placeOf,
  SHEET_NAMES,
  SHEETS,
  sheetsOf,
} from './index.ts';

const NO_SHIFT = { across: 0, down: 0 };
const mm = (points: number) => (points / 72) * 25.4;

describe('placeOf', () => {
  it.each([
    ['avery_5160', 0, 1, 0, 4.76, 12.7],
    ['avery_5160', 4, 1, 0, 74.61, 38.1],
    ['avery_5160', 29, 1, 0, 144.46, 241.3],
    ['avery_5160', 30, 1, 1, 4.76, 12.7],
    ['avery_5160', 0, 13, 0, 4.76, 114.3],
    ['a4_70x37', 0, 1, 0, 0, 0.5],
    ['a4_70x37', 23, 1, 0, 140, 259.5],
    ['thermal_4x6', 7, 1, 7, 0, 0],
  ] as const)(
    'puts label %s %i, started at %i, on page %i at %f by %f mm',
    (name, n, start, page, x, y) => {
      const place = placeOf(SHEETS[name], n, start, NO_SHIFT);
      expect(place.page).toBe(page);
      expect(mm(place.x)).toBeCloseTo(x, 1);
      expect(mm(place.y)).toBeCloseTo(y, 1);
    },
  );

  it('moves all of it by the offset of the printer', () => {
    const place = placeOf(SHEETS.avery_5160, 0, 1, { across: 10, down: -5 });
    expect(place.x - SHEETS.avery_5160.left).toBeCloseTo(7.2);
    expect(place.y - SHEETS.avery_5160.top).toBeCloseTo(-3.6);
  });

  it('keeps every label on its page and apart from the others', () => {
    for (const name of SHEET_NAMES) {
      const sheet = SHEETS[name];
      for (let n = 0; n < perSheet(sheet); n += 1) {
        const { x, y } = placeOf(sheet, n, 1, NO_SHIFT);
        expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.width + 0.01);
        expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.height + 0.01);
      }
      expect(sheet.across).toBeGreaterThanOrEqual(sheet.label.width);
      expect(sheet.down).toBeGreaterThanOrEqual(sheet.label.height);
    }
  });

  it('goes on with a sheet where the print before ended', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHEET_NAMES),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 24 }),
        (name, labels, asked) => {
          const sheet = SHEETS[name];
          const start = Math.min(asked, perSheet(sheet));
          const { x, y } = placeOf(sheet, labels, start, NO_SHIFT);
          const first = placeOf(sheet, 0, nextPlace(sheet, labels, start), NO_SHIFT);
          expect([x, y]).toEqual([first.x, first.y]);
          const last = labels === 0 ? -1 : placeOf(sheet, labels - 1, start, NO_SHIFT).page;
          expect(sheetsOf(sheet, labels, start)).toBe(last + 1);
        },
      ),
    );
  });
});

const lunch = (changed: Partial<LabelContent> = {}): LabelContent => ({
  allergies: [],
  first: 'Ava',
  last: 'Chen',
  grade: 'Grade 1',
  room: '108',
  period: 'Early lunch',
  item: 'Veggie pasta',
  parts: ['Apple slices'],
  vendor: 'Two Rivers',
  ...changed,
});

describe('labelState', () => {
  it.each([
    ['nothing', {}, []],
    ['an allergy', { allergies: ['milk'] }, ['allergies']],
    ['a name', { first: 'Eva' }, ['name']],
    ['the meal', { item: 'Turkey wrap' }, ['item']],
    ['an extra', { parts: [] }, ['parts']],
    ['the grade and its room', { grade: 'Grade 2', room: null }, ['grade', 'room']],
    ['when they eat', { period: null }, ['period']],
    ['the kitchen', { vendor: 'Green Fork' }, ['vendor']],
  ] as const)('tells that %s changed', (_what, changed, fields) => {
    const now = lunch(changed as Partial<LabelContent>);
    expect(labelDifferences(lunch(), now)).toEqual(fields);
    expect(labelState(lunch(), now)).toBe(fields.length === 0 ? 'valid' : 'void');
  });

  it('is the same in whatever order allergies are named', () => {
    const a = lunch({ allergies: ['milk', 'egg'] });
    expect(labelState(a, lunch({ allergies: ['egg', 'milk'] }))).toBe('valid');
  });

  it('is canceled where there is no lunch any more', () => {
    expect(labelState(lunch(), null)).toBe('canceled');
  });
});

describe('labelChanges', () => {
  const map = (...lunches: [number, LabelContent][]) =>
    new Map(lunches.map(([key, content]) => [key, { content }]));

  it('names labels that came, changed and went', () => {
    const printed = map([1, lunch()], [2, lunch()], [3, lunch()]);
    const now = map([1, lunch()], [2, lunch({ item: 'Turkey wrap' })], [4, lunch()]);
    expect(
      labelChanges(printed, now).map(({ key, change, fields }) => [key, change, fields]),
    ).toEqual([
      [2, 'changed', ['item']],
      [4, 'added', []],
      [3, 'canceled', []],
    ]);
  });

  it('finds nothing after its own changes were printed', () => {
    const content = fc.record({ item: fc.constantFrom('a', 'b', 'c') }).map((some) => lunch(some));
    const lunches = fc
      .dictionary(fc.constantFrom('1', '2', '3', '4'), content)
      .map((all) =>
        map(...Object.entries(all).map(([key, is]) => [Number(key), is] as [number, LabelContent])),
      );
    fc.assert(
      fc.property(lunches, lunches, (printed, now) => {
        const after = new Map(printed);
        for (const { key, change, lunch: is } of labelChanges(printed, now)) {
          if (change === 'canceled') after.delete(key);
          else after.set(key, is);
        }
        expect(labelChanges(after, now)).toEqual([]);
      }),
    );
  });
});

describe('compareLabels', () => {
  const at = (position: number, changed: Partial<LabelContent>) => ({
    position,
    content: lunch(changed),
  });
  const all = [
    at(2, { grade: 'Grade 2', room: '9', last: 'Adams', item: 'Wrap', vendor: 'B' }),
    at(1, { grade: 'Grade 1', room: '10', last: 'Bell', item: 'Pasta', vendor: 'B' }),
    at(1, { grade: 'Grade 1', room: '9', last: 'Cole', item: 'Wrap', vendor: 'A' }),
  ];
  it.each([
    ['room', ['Cole', 'Bell', 'Adams']],
    ['grade', ['Bell', 'Cole', 'Adams']],
    ['vendor', ['Cole', 'Bell', 'Adams']],
    ['item', ['Bell', 'Cole', 'Adams']],
    ['name', ['Adams', 'Bell', 'Cole']],
  ] as const)('sorts by %s', (sort, names) => {
    expect(all.toSorted(compareLabels(sort)).map(({ content }) => content.last)).toEqual(names);
  });
});

describe('labelsMailedAt', () => {
  it.each([
    ['2026-11-23', 'America/New_York', '2026-11-22T22:15:00.000Z'],
    ['2026-11-23', 'America/Chicago', '2026-11-22T23:15:00.000Z'],
    // The clock changed in the night before.
    ['2026-11-02', 'America/Chicago', '2026-11-01T23:15:00.000Z'],
  ])('is the evening before %s in %s', (date, place, at) => {
    expect(toIso(labelsMailedAt(plainDate(date), zone(place)))).toBe(at);
  });
});
