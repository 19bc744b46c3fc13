import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { expect, test } from 'vitest';
import { cutsOf } from './cut-offs.ts';

const said = (...asked: Parameters<typeof cutsOf>) =>
  cutsOf(...asked).map(({ name, tag }) => `${name}: ${tag}`.replaceAll('\u00a0', ' '));

test('a week of changing lunches has the hours and the fee that the team set', () => {
  expect(said(DEFAULT_TIMES, 100, 'en')).toEqual([
    'Before Sunday: Free to choose',
    'From Sunday: Late, $1.00 more',
    'Monday: Until noon',
    'Any day: Tomorrow, until 10 AM',
    'Always: Taking off is free',
  ]);
  const later = { day: 6, hour: 17, minute: 30 } as const;
  expect(
    said({ ...DEFAULT_TIMES, customerOrderUntil: later, dayBeforeHour: 13 }, 250, 'es'),
  ).toEqual([
    'Antes del sábado, las 5:30 PM: Sin recargo',
    'Desde el sábado, las 5:30 PM: Tarde, $2.50 más',
    'Lunes: Hasta el mediodía',
    'Cualquier día: Mañana, hasta la 1 PM',
    'Siempre: Quitar es gratis',
  ]);
});

test('a Monday from which a lunch is late is that of the week before', () => {
  const monday = { day: 1, hour: 0, minute: 0 } as const;
  expect(said({ ...DEFAULT_TIMES, customerOrderUntil: monday }, 100, 'en').slice(0, 2)).toEqual([
    'Before Monday, a week ahead: Free to choose',
    'From that Monday: Late, $1.00 more',
  ]);
});

test('nothing is late where no fee is charged', () => {
  const cuts = cutsOf(DEFAULT_TIMES, 0, 'en');
  expect(cuts[0]).toMatchObject({ name: 'Sunday', tag: 'Until 10\u00a0AM' });
  expect(JSON.stringify(cuts)).not.toMatch(/fee|\$/i);
});

test('no hour is promised that is after the kitchen has its count', () => {
  const early = { ...DEFAULT_TIMES, staffHour: 9 };
  expect(said(early, 100, 'en').slice(2, 4)).toEqual([
    'Monday: Until 9 AM',
    'Any day: Tomorrow, until 9 AM',
  ]);
  expect(said({ ...DEFAULT_TIMES, dayBeforeHour: 0 }, 100, 'en').join()).not.toContain('Tomorrow');
});
