import { expect, test } from 'vitest';
import type { Part, Properties } from '../allergy/index.ts';
import { type LuncherChange, type RecheckReason, recheckOrder, whyForbidden } from './recheck.ts';

const safe: Properties = { peanuts: 'no', vegan: 'yes' };
const part = (kind: Part['kind'], id: number, properties: Properties = safe): Part => ({
  kind,
  id,
  name: `${kind} ${id}`,
  properties,
});
const meal = [part('entree', 1), part('option', 7), part('extra', 2)];
const nothing: LuncherChange = {
  deleted: false,
  schoolChanged: false,
  offered: null,
  tolerances: null,
};

const cases: [string, Partial<LuncherChange>, readonly Part[], RecheckReason | null][] = [
  ['nothing changed', {}, meal, null],
  ['removed', { deleted: true, schoolChanged: true }, meal, 'deleted'],
  ['another school', { schoolChanged: true, offered: new Set([1, 2]) }, meal, 'school'],
  ['another grade with the same menu', { offered: new Set([1, 2]) }, meal, null],
  [
    'an option is no item of a menu',
    { offered: new Set([1, 2]) },
    [part('entree', 1), part('option', 9)],
    null,
  ],
  ['another grade without the entree', { offered: new Set([2]) }, meal, 'grade'],
  ['another grade without the extra', { offered: new Set([1]) }, meal, 'grade'],
  ['another grade with no lunch that day', { offered: new Set() }, meal, 'grade'],
  [
    'an allergy that the meal is free of',
    { tolerances: { peanuts: 'avoid_strictly' } },
    meal,
    null,
  ],
  [
    'an allergy that the entree has',
    { tolerances: { peanuts: 'avoid_strictly' } },
    [part('entree', 1, { peanuts: 'yes' })],
    'allergy',
  ],
  [
    'an allergy that the option has',
    { tolerances: { peanuts: 'avoid_strictly' } },
    [part('entree', 1), part('option', 7, { peanuts: 'yes' })],
    'allergy',
  ],
  [
    'an allergy that nobody has checked the extra for',
    { tolerances: { peanuts: 'avoid_strictly' } },
    [part('entree', 1), part('extra', 2, {})],
    'allergy_unverified',
  ],
  ['avoided, not strictly', { tolerances: { peanuts: 'avoid' } }, [part('entree', 1, {})], null],
  [
    'a diet that the meal is not of',
    { tolerances: { vegan: 'avoid_strictly' } },
    [part('entree', 1, { vegan: 'no' })],
    'allergy',
  ],
  [
    'the menu is told before the allergy',
    { offered: new Set(), tolerances: { peanuts: 'avoid_strictly' } },
    [part('entree', 1, { peanuts: 'yes' })],
    'grade',
  ],
];

test.each(cases)('%s', (_name, change, parts, expected) => {
  expect(recheckOrder({ ...nothing, ...change }, parts)).toBe(expected);
});

test('known conflicts are reported, those of the meal itself before those of its parts', () => {
  const change: LuncherChange = {
    ...nothing,
    tolerances: { peanuts: 'avoid_strictly', egg: 'avoid_strictly', milk: 'avoid' },
  };
  const told = (parts: readonly Part[]) =>
    whyForbidden(change, parts).map((found) => [found.part.name, found.property, found.found]);
  const free: Properties = { peanuts: 'no', egg: 'no', milk: 'yes' };
  const nutty: Properties = { ...free, peanuts: 'yes' };
  expect(
    told([part('entree', 1, free), part('option', 7, nutty), part('extra', 2, nutty)]),
  ).toEqual([
    ['option 7', 'peanuts', 'contains'],
    ['extra 2', 'peanuts', 'contains'],
  ]);
  expect(told([part('entree', 1, nutty), part('option', 7, nutty), part('extra', 2, {})])).toEqual([
    ['entree 1', 'peanuts', 'contains'],
  ]);
  expect(told([part('entree', 1, { peanuts: 'no' })])).toEqual([['entree 1', 'egg', 'unverified']]);
  expect(told([part('entree', 1, free)])).toEqual([]);
});
