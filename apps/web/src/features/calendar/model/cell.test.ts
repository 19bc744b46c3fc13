import { describe, expect, it } from 'vitest';
import { cellAt } from './cell.ts';
import { choose, EMPTY_DRAFT } from './draft.ts';
import {
  APPLE,
  BOWL,
  BROWN_RICE,
  COOKIE,
  FRI,
  LEO,
  MIA,
  MON,
  NOODLES,
  openDay,
  PIZZA,
  saved,
  TUE,
  testWeek,
  WED,
} from './test-week.fixture.ts';
import { indexWeek } from './week-index.ts';

const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [] };

function weekOfMia(...days: Parameters<typeof openDay>[1][]) {
  const dates = [MON, TUE, WED];
  return testWeek({
    days: { [MIA]: days.map((more, place) => openDay(dates[place] ?? MON, more)) },
    selections: { [MIA]: { [MON]: saved(PIZZA) } },
  });
}

describe('the state of a day', () => {
  const shut = { orderable: false, removable: false };
  it.each([
    ['ordered', {}],
    ['ordered', { ...shut, removable: true, closed_code: 'closed' }],
    ['locked', { ...shut, closed_code: 'locked' }],
    ['locked', { ...shut, closed_code: 'closed' }],
    ['locked', { ...shut, closed_code: 'served' }],
  ] as const)('%s, with a lunch ordered: %o', (kind, day) => {
    const week = weekOfMia(day);
    const cell = cellAt(indexWeek(week), EMPTY_DRAFT, { luncherId: MIA, date: MON });
    expect(cell.kind).toBe(kind);
    expect(cell.price?.total).toBe(500);
  });

  it.each([
    ['empty', {}],
    ['closed', { ...shut, closed_code: 'closed' }],
    ['closed', { ...shut, closed_code: 'past' }],
    ['noschool', { ...shut, closed_code: 'blackout', blackout: { isActive: true, name: 'Fair' } }],
    ['nomenu', { ...shut, closed_code: 'no_menu', menu_id: null }],
  ] as const)('%s, with nothing ordered: %o', (kind, day) => {
    const week = weekOfMia({}, day);
    const cell = cellAt(indexWeek(week), EMPTY_DRAFT, { luncherId: MIA, date: TUE });
    expect(cell.kind).toBe(kind);
    expect(cell.stands).toBeNull();
  });

  it('is not saved yet, with today’s price and the fee that is due', () => {
    const week = testWeek();
    const spot = { luncherId: MIA, date: TUE };
    const bowl = { item_id: BOWL, option_ids: [BROWN_RICE], extra_ids: [APPLE] };
    const cell = cellAt(indexWeek(week), choose(EMPTY_DRAFT, week, spot, bowl), spot);
    expect(cell).toMatchObject({ kind: 'unsaved', change: 'added', problem: null });
    expect(cell.price).toEqual({
      entree: 750,
      options: 50,
      extras: 100,
      late_fee: 100,
      total: 1000,
    });
  });

  it('points at a special only where the luncher may have it', () => {
    const week = testWeek();
    const specials = [{ id: 1, item_id: NOODLES, weight: 1 }];
    for (const id of [MIA, LEO]) week.days[id] = [openDay(MON, { specials })];
    const index = indexWeek(week);
    expect(cellAt(index, EMPTY_DRAFT, { luncherId: MIA, date: MON }).specialNames).toEqual([]);
    expect(cellAt(index, EMPTY_DRAFT, { luncherId: LEO, date: MON }).specialNames).toEqual([
      'Noodles',
    ]);
  });

  it('points at both specials of a day, the heavier one first', () => {
    const week = testWeek();
    const specials = [
      { id: 1, item_id: PIZZA, weight: 1 },
      { id: 2, item_id: NOODLES, weight: 3 },
    ];
    week.days[LEO] = [openDay(MON, { specials })];
    const cell = cellAt(indexWeek(week), EMPTY_DRAFT, { luncherId: LEO, date: MON });
    expect(cell.specialNames).toEqual(['Noodles', 'Pizza']);
  });

  it('is taken off, not saved yet', () => {
    const week = weekOfMia({});
    const spot = { luncherId: MIA, date: MON };
    const cell = cellAt(indexWeek(week), choose(EMPTY_DRAFT, week, spot, null), spot);
    expect(cell).toMatchObject({ kind: 'removed', change: 'removed', stands: null });
    expect(cell.shown).toEqual(pizza);
  });
});

describe('a choice that can’t be saved', () => {
  const spot = { luncherId: MIA, date: FRI };

  it.each([
    ['allergy', { item_id: NOODLES, option_ids: [], extra_ids: [] }],
    ['allergy_unverified', { item_id: PIZZA, option_ids: [], extra_ids: [COOKIE] }],
    ['not_on_menu', { item_id: 999, option_ids: [], extra_ids: [] }],
    ['not_on_menu', { item_id: APPLE, option_ids: [], extra_ids: [] }],
    ['not_on_menu', { item_id: PIZZA, option_ids: [BROWN_RICE], extra_ids: [] }],
  ] as const)('%s', (code, choice) => {
    const week = testWeek();
    const wanted = {
      ...choice,
      option_ids: [...choice.option_ids],
      extra_ids: [...choice.extra_ids],
    };
    const cell = cellAt(indexWeek(week), choose(EMPTY_DRAFT, week, spot, wanted), spot);
    expect(cell).toMatchObject({ kind: 'blocked', problem: { code }, stands: null });
  });

  it('names the forbidden food, and leaves the saved lunch standing', () => {
    const week = testWeek({ selections: { [MIA]: { [FRI]: saved(PIZZA) } } });
    const noodles = { item_id: NOODLES, option_ids: [], extra_ids: [] };
    const cell = cellAt(indexWeek(week), choose(EMPTY_DRAFT, week, spot, noodles), spot);
    expect(cell.problem?.detail).toEqual({ property: 'peanuts', part: 'Noodles' });
    expect(cell.stands?.price.total).toBe(500);
  });

  it('asks again when only the price has changed', () => {
    const week = testWeek();
    const draft = choose(EMPTY_DRAFT, week, spot, pizza);
    const refused = { [MIA]: { [FRI]: { code: 'price_changed' as const, detail: null } } };
    const cell = cellAt(indexWeek(week), { ...draft, refused }, spot);
    expect(cell).toMatchObject({ kind: 'unsaved', problem: { code: 'price_changed' } });
  });

  it('the last one goes to the child that asked first', () => {
    const week = testWeek({ stock: [{ item_id: PIZZA, date: FRI, left: 1 }] });
    const index = indexWeek(week);
    let draft = choose(EMPTY_DRAFT, week, spot, pizza);
    expect(cellAt(index, draft, spot).kind).toBe('unsaved');
    draft = choose(draft, week, { luncherId: LEO, date: FRI }, pizza);
    expect(cellAt(index, draft, { luncherId: LEO, date: FRI }).problem?.code).toBe('sold_out');
  });

  it('a saved lunch that an allergy forbids since then is blocked while it can be changed', () => {
    const week = testWeek({ selections: { [MIA]: { [FRI]: saved(NOODLES) } } });
    const cell = cellAt(indexWeek(week), EMPTY_DRAFT, spot);
    expect(cell).toMatchObject({ kind: 'blocked', change: null, problem: { code: 'allergy' } });
    expect(cell.stands).not.toBeNull();
  });
});
