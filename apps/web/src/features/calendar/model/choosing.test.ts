import { addDays, weekDates } from '@yay/domain/calendar';
import { describe, expect, it } from 'vitest';
import { copyToSiblings } from './copy-to-siblings.ts';
import { nextCutoff, nextTurn, timeLeft } from './cutoff.ts';
import { choose, EMPTY_DRAFT } from './draft.ts';
import { loadLastWeek } from './load-last-week.ts';
import { extrasWithState, matches, mealsAt, optionState } from './meals.ts';
import { firstOptions, incompleteGroup, madeOptions, toggleOption } from './pick-options.ts';
import { surprise } from './surprise.ts';
import {
  APPLE,
  BOWL,
  BROWN_RICE,
  COOKIE,
  FRI,
  LEO,
  MIA,
  MILD_SAUCE,
  MON,
  MONDAY,
  NOODLES,
  openDay,
  PEANUT_SAUCE,
  PIZZA,
  saved,
  THU,
  TUE,
  testWeek,
  WED,
  WHITE_RICE,
} from './test-week.fixture.ts';
import { groupsOf, indexWeek } from './week-index.ts';

const spot = { luncherId: MIA, date: TUE };

describe('the meals of a day', () => {
  it('tell the forbidden meals and why, with the special first', () => {
    const week = testWeek();
    week.days[MIA] = weekDates(MONDAY).map((date) =>
      openDay(date, { specials: [{ id: 1, item_id: BOWL, weight: 1 }] }),
    );
    const meals = mealsAt(indexWeek(week), EMPTY_DRAFT, spot);
    expect(meals.map((meal) => [meal.item.id, meal.special, meal.problem?.code ?? null])).toEqual([
      [BOWL, true, null],
      [PIZZA, false, null],
      [NOODLES, false, 'allergy'],
    ]);
    const safe = meals.filter((meal) => matches(meal, { only: 'safe', vendorId: null }));
    expect(safe.map((meal) => meal.item.id)).toEqual([BOWL, PIZZA]);
  });

  it('offer extras, except unsafe ones', () => {
    const extras = extrasWithState(indexWeek(testWeek()), EMPTY_DRAFT, spot);
    expect(extras.map(({ item, state }) => [item.id, state.problem?.code ?? null])).toEqual([
      [APPLE, null],
      [COOKIE, 'allergy_unverified'],
    ]);
  });

  it('hint at food that is better avoided, without forbidding it', () => {
    const week = testWeek();
    const [mia] = week.lunchers;
    if (mia) mia.tolerances = { peanuts: 'avoid' };
    const noodles = mealsAt(indexWeek(week), EMPTY_DRAFT, spot).find(
      (meal) => meal.item.id === NOODLES,
    );
    expect(noodles).toMatchObject({ problem: null, avoids: ['peanuts'] });
    // It can be had, and is still not what somebody looks for who looks for what is safe.
    expect(noodles && matches(noodles, { only: 'safe', vendorId: null })).toBe(false);
    expect(noodles && matches(noodles, { only: 'all', vendorId: null })).toBe(true);
  });
});

describe('the note about a meal', () => {
  const ofMeal = (id: number, week = testWeek()) => {
    const meal = mealsAt(indexWeek(week), EMPTY_DRAFT, spot).find(({ item }) => item.id === id);
    return meal && [meal.contains, meal.optionsContain, meal.isFree];
  };

  it('is that none of the nine is in it only where none is in its options', () => {
    expect(ofMeal(PIZZA)).toEqual([[], [], true]);
    expect(ofMeal(BOWL)).toEqual([[], ['peanuts'], false]);
    expect(ofMeal(NOODLES)).toEqual([['peanuts'], [], false]);
  });

  it('is nothing of an option that nobody has checked', () => {
    const week = testWeek();
    for (const option of week.options) option.properties = {};
    expect(ofMeal(BOWL, week)).toEqual([[], [], false]);
  });

  it('is of an option its allergens, and those that the child avoids', () => {
    const week = testWeek();
    const [mia] = week.lunchers;
    if (!mia) throw new Error('Mia is missing');
    mia.tolerances = { peanuts: 'avoid' };
    const sauces = groupsOf(indexWeek(week), BOWL).flatMap(({ options }) => options);
    const states = new Map(sauces.map((option) => [option.id, optionState(mia, option)]));
    expect(states.get(PEANUT_SAUCE)).toMatchObject({ contains: ['peanuts'], avoids: ['peanuts'] });
    expect(states.get(MILD_SAUCE)).toMatchObject({ contains: [], avoids: [], problem: null });
  });
});

describe('options', () => {
  const index = indexWeek(testWeek());
  const [rice, sauce] = groupsOf(index, BOWL);
  const mia = index.lunchers.get(MIA);
  if (!rice || !sauce || !mia) throw new Error('the bowl has its groups');

  it('begin with the needed ones, free of charge and safe', () => {
    expect(firstOptions(mia, [rice, sauce], [])).toEqual([WHITE_RICE]);
  });

  it('begin with options that are made together', () => {
    const needed = { ...sauce, min_choices: 1 };
    const apart = [[WHITE_RICE, MILD_SAUCE]];
    expect(madeOptions(mia, [rice, needed], [])).toEqual([WHITE_RICE, MILD_SAUCE]);
    expect(madeOptions(mia, [rice, needed], apart)).toEqual([BROWN_RICE, MILD_SAUCE]);
    // Brown rice costs more, so that a person has to say it.
    expect(firstOptions(mia, [rice, needed], apart)).toEqual([MILD_SAUCE]);
    expect(madeOptions(mia, [rice, needed], [[MILD_SAUCE]])).toBeNull();
    expect(firstOptions(mia, [rice, needed], [[MILD_SAUCE]])).toEqual([]);
  });

  it('replace each other in a group of one, and never more than fit', () => {
    expect(toggleOption(rice, [WHITE_RICE], BROWN_RICE)).toEqual([BROWN_RICE]);
    expect(toggleOption(rice, [WHITE_RICE], WHITE_RICE)).toEqual([WHITE_RICE]);
    expect(toggleOption(sauce, [WHITE_RICE], MILD_SAUCE)).toEqual([WHITE_RICE, MILD_SAUCE]);
    expect(toggleOption(sauce, [WHITE_RICE, MILD_SAUCE], MILD_SAUCE)).toEqual([WHITE_RICE]);
    const two = { ...sauce, max_choices: 1 };
    expect(toggleOption(two, [MILD_SAUCE], PEANUT_SAUCE)).toEqual([PEANUT_SAUCE]);
    expect(incompleteGroup([rice, sauce], [])?.id).toBe(rice.id);
    expect(incompleteGroup([rice, sauce], [BROWN_RICE])).toBeNull();
  });
});

describe('surprise me', () => {
  const index = indexWeek(testWeek());

  it('is always safe, whatever the seed, and complete', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const choice = surprise(index, EMPTY_DRAFT, spot, null, seed);
      expect([PIZZA, BOWL]).toContain(choice?.item_id);
      if (choice?.item_id === BOWL) expect(choice.option_ids).toEqual([WHITE_RICE]);
    }
  });

  it('prefers a special, and brings something else than before', () => {
    const week = testWeek();
    week.days[MIA] = weekDates(MONDAY).map((date) =>
      openDay(date, {
        specials: [
          { id: 1, item_id: BOWL, weight: 1 },
          { id: 2, item_id: NOODLES, weight: 5 },
        ],
      }),
    );
    const withSpecial = indexWeek(week);
    const first = surprise(withSpecial, EMPTY_DRAFT, spot, null, 1);
    expect(first?.item_id).toBe(BOWL);
    expect(surprise(withSpecial, EMPTY_DRAFT, spot, first, 1)?.item_id).toBe(PIZZA);
  });

  it('is of the diet that the luncher prefers, before a special that is not', () => {
    const week = testWeek();
    week.days[MIA] = weekDates(MONDAY).map((date) =>
      openDay(date, { specials: [{ id: 1, item_id: BOWL, weight: 9 }] }),
    );
    const [mia] = week.lunchers;
    if (mia) mia.tolerances = { ...mia.tolerances, vegetarian: 'prefers' };
    const bowl = week.items.find(({ id }) => id === BOWL);
    if (bowl) bowl.properties = { ...bowl.properties, vegetarian: 'no' };
    const pizza = week.items.find(({ id }) => id === PIZZA);
    const pick = () => surprise(indexWeek(week), EMPTY_DRAFT, spot, null, 1)?.item_id;
    if (pizza) pizza.properties = { ...pizza.properties, vegetarian: 'unverified' };
    expect(pick()).toBe(BOWL);
    if (pizza) pizza.properties = { ...pizza.properties, vegetarian: 'yes' };
    expect(pick()).toBe(PIZZA);
  });

  it('never bring options that are not made together', () => {
    const [white, brown] = [[WHITE_RICE], [BROWN_RICE]];
    const bowls = (notTogether: number[][]) => {
      const apart = indexWeek(testWeek({ not_together: notTogether }));
      const choices = Array.from({ length: 50 }, (_, seed) =>
        surprise(apart, EMPTY_DRAFT, spot, null, seed),
      );
      return choices.filter((choice) => choice?.item_id === BOWL);
    };
    expect(new Set(bowls([white]).map((choice) => choice?.option_ids.join()))).toEqual(
      new Set([String(BROWN_RICE)]),
    );
    expect(bowls([white, brown])).toEqual([]);
  });

  it('has nothing for a closed day', () => {
    const week = testWeek({ days: { [MIA]: [openDay(TUE, { orderable: false })] } });
    expect(surprise(indexWeek(week), EMPTY_DRAFT, spot, null, 1)).toBeNull();
  });
});

describe('taking lunches over', () => {
  const week = testWeek({
    selections: {
      [LEO]: {
        [MON]: saved(NOODLES),
        [TUE]: saved(PIZZA, { extra_ids: [APPLE, COOKIE] }),
        [WED]: saved(BOWL, { option_ids: [WHITE_RICE, PEANUT_SAUCE] }),
        [THU]: saved(PIZZA),
        [FRI]: saved(PIZZA),
      },
      [MIA]: { [THU]: saved(BOWL, { option_ids: [WHITE_RICE] }) },
    },
  });
  week.days[MIA] = weekDates(MONDAY).map((date) =>
    date === FRI ? openDay(date, { orderable: false, closed_code: 'blackout' }) : openDay(date),
  );
  const index = indexWeek(week);

  it('to a sibling, and says day by day what became of it', () => {
    const { draft, days } = copyToSiblings(index, EMPTY_DRAFT, LEO, false);
    expect(days).toMatchObject([
      { date: MON, outcome: 'refused', problem: { code: 'allergy' } },
      { date: TUE, outcome: 'trimmed', without: ['Cookie'] },
      { date: WED, outcome: 'trimmed', without: ['Peanut sauce'] },
      { date: THU, outcome: 'kept' },
      { date: FRI, outcome: 'refused', problem: { code: 'blackout' } },
    ]);
    expect(draft.choices).toEqual({
      [MIA]: {
        [TUE]: { item_id: PIZZA, option_ids: [], extra_ids: [APPLE] },
        [WED]: { item_id: BOWL, option_ids: [WHITE_RICE], extra_ids: [] },
      },
    });
  });

  it('over the lunches there, when asked to', () => {
    const { draft, days } = copyToSiblings(index, EMPTY_DRAFT, LEO, true);
    expect(days.find((day) => day.date === THU)?.outcome).toBe('taken');
    expect(draft.choices[MIA]?.[THU]?.item_id).toBe(PIZZA);
  });

  it('not more often than there is one left', () => {
    const few = testWeek({ stock: [{ item_id: PIZZA, date: MON, left: 0 }] });
    const chosen = choose(
      EMPTY_DRAFT,
      few,
      { luncherId: LEO, date: MON },
      {
        item_id: PIZZA,
        option_ids: [],
        extra_ids: [],
      },
    );
    const { days } = copyToSiblings(indexWeek(few), chosen, LEO, false);
    expect(days).toMatchObject([{ outcome: 'refused', problem: { code: 'sold_out' } }]);
  });

  it('from last week, on the same weekdays', () => {
    const lastWeek = testWeek({
      selections: {
        [MIA]: { [addDays(MON, -7)]: saved(PIZZA), [addDays(TUE, -7)]: saved(NOODLES) },
        [LEO]: { [addDays(MON, -7)]: saved(PIZZA) },
      },
    });
    const empty = indexWeek(testWeek());
    const { draft, days } = loadLastWeek(empty, EMPTY_DRAFT, lastWeek, MIA, false);
    expect(Object.keys(draft.choices)).toEqual([MIA]);
    expect(days.map((day) => [day.date, day.name, day.outcome])).toEqual([
      [MON, 'Pizza', 'taken'],
      [TUE, 'Noodles', 'refused'],
    ]);
  });
});

describe('the countdown', () => {
  const at = (text: string) => Date.parse(text);

  it('runs to the first moment at which something closes', () => {
    const week = testWeek();
    week.days[LEO] = weekDates(MONDAY).map((date) =>
      openDay(date, { closes_at: '2026-11-09T18:00:00.000Z' }),
    );
    const cutoff = nextCutoff(week, at('2026-11-09T03:40:00.000Z'));
    expect(cutoff).toMatchObject({
      at: at('2026-11-09T17:00:00.000Z'),
      dates: weekDates(MONDAY),
      luncherIds: [MIA],
      someLunchers: true,
      lateFee: 100,
      lateFrom: null,
    });
    expect(nextCutoff(week, at('2026-11-09T17:00:00.000Z'))?.luncherIds).toEqual([LEO]);
    expect(nextCutoff(week, at('2026-11-09T18:00:00.000Z'))).toBeNull();
  });

  it('knows on which days there is no lunch to order anyway', () => {
    const week = testWeek();
    for (const id of [MIA, LEO]) {
      week.days[id] = weekDates(MONDAY).map((date) =>
        date === WED ? openDay(date, { orderable: false, closed_code: 'blackout' }) : openDay(date),
      );
    }
    const cutoff = nextCutoff(week, at('2026-11-09T03:40:00.000Z'));
    expect(cutoff?.dates).not.toContain(WED);
    expect(cutoff?.skipped).toEqual([WED]);
  });

  it('counts in whole minutes and never too few', () => {
    expect(timeLeft(at('2026-11-09T17:00:00Z'), at('2026-11-09T03:40:00Z'))).toEqual({
      days: 0,
      hours: 13,
      minutes: 20,
    });
    expect(timeLeft(1000, 999)).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(timeLeft(1000, 2000)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('knows when the week is to be read anew', () => {
    const week = testWeek();
    expect(nextTurn(week, at('2026-11-07T00:00:00Z'))).toBe(at('2026-11-08T05:00:00Z'));
    expect(nextTurn(week, at('2026-11-08T05:00:00Z'))).toBe(at('2026-11-09T17:00:00Z'));
    expect(nextTurn(week, at('2026-11-10T00:00:00Z'))).toBeNull();
  });
});
