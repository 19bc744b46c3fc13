import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  availableCredit,
  availableYayBucks,
  giveBack,
  NO_FUNDS,
  projectCharges,
  spend,
} from './index.ts';

const funds = { promoCredit: 200, credit: 300, yayBonus: 100, yayBucks: 400 };

describe('spending', () => {
  test.each([
    [0, { promoCredit: 0, credit: 0, yayBonus: 0, yayBucks: 0, rest: 0 }],
    [150, { promoCredit: 150, credit: 0, yayBonus: 0, yayBucks: 0, rest: 0 }],
    [450, { promoCredit: 200, credit: 250, yayBonus: 0, yayBucks: 0, rest: 0 }],
    [650, { promoCredit: 200, credit: 300, yayBonus: 100, yayBucks: 50, rest: 0 }],
    [1200, { promoCredit: 200, credit: 300, yayBonus: 100, yayBucks: 400, rest: 200 }],
  ])('%i cents', (amount, expected) => {
    expect(spend(funds, amount)).toEqual(expected);
  });

  it('adds up to the amount, within the funds, and uses yay bucks only after all credit', () => {
    const cents = fc.nat({ max: 10_000 });
    const some = fc.record({ promoCredit: cents, credit: cents, yayBonus: cents, yayBucks: cents });
    fc.assert(
      fc.property(some, fc.nat({ max: 60_000 }), (has, amount) => {
        const { rest, ...spent } = spend(has, amount);
        const sum = spent.promoCredit + spent.credit + spent.yayBonus + spent.yayBucks;
        expect(sum + rest).toBe(amount);
        for (const kind of ['promoCredit', 'credit', 'yayBonus', 'yayBucks'] as const) {
          expect(spent[kind]).toBeLessThanOrEqual(has[kind]);
        }
        if (spent.yayBonus + spent.yayBucks > 0) {
          expect(spent.promoCredit + spent.credit).toBe(has.promoCredit + has.credit);
        }
        if (rest > 0) expect(sum).toBe(Object.values(has).reduce((a, b) => a + b));
      }),
    );
  });

  it('spends nothing for a negative amount', () => {
    expect(() => spend(funds, -1)).toThrow(RangeError);
    expect(() => giveBack(-1, funds, 0)).toThrow(RangeError);
  });
});

describe('the return of a cancelled order', () => {
  test.each([
    [600, 0, 0, 0, { debt: 0, promoCredit: 0, yayBonus: 0, credit: 600 }],
    [600, 200, 0, 400, { debt: 400, promoCredit: 200, yayBonus: 0, credit: 0 }],
    [600, 200, 100, 0, { debt: 0, promoCredit: 200, yayBonus: 100, credit: 300 }],
    [600, 0, 600, 500, { debt: 500, promoCredit: 0, yayBonus: 100, credit: 0 }],
    [600, 0, 0, 900, { debt: 600, promoCredit: 0, yayBonus: 0, credit: 0 }],
    [0, 50, 50, 50, { debt: 0, promoCredit: 0, yayBonus: 0, credit: 0 }],
  ])('%i, of which %i and %i were given, with %i owed', (amount, promo, bonus, owed, expected) => {
    expect(giveBack(amount, { promoCredit: promo, yayBonus: bonus }, owed)).toEqual(expected);
  });

  it('adds up, pays debt first and never turns given funds into paid ones', () => {
    const cents = fc.nat({ max: 5_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (amount, promo, bonus, owed) => {
        const back = giveBack(amount, { promoCredit: promo, yayBonus: bonus }, owed);
        expect(back.debt + back.promoCredit + back.yayBonus + back.credit).toBe(amount);
        expect(back.debt).toBe(Math.min(amount, owed));
        expect(back.credit).toBeLessThanOrEqual(Math.max(amount - promo - bonus, 0));
      }),
    );
  });
});

it('a family sees one amount of credit and one of yay bucks', () => {
  expect(availableCredit({ ...NO_FUNDS, ...funds })).toBe(500);
  expect(availableYayBucks({ ...NO_FUNDS, ...funds })).toBe(500);
});

it('projects each charge on the funds that earlier ones leave', () => {
  const [first, second, third] = projectCharges(funds, [600, -50, 700]);
  expect(first).toMatchObject({ promoCredit: 200, credit: 300, yayBonus: 100, rest: 0 });
  expect(second).toMatchObject({ rest: 0, yayBucks: 0 });
  expect(third).toEqual({ promoCredit: 0, credit: 0, yayBonus: 0, yayBucks: 400, rest: 300 });
});
