import { expect, test } from 'vitest';
import { NEW_RULE, type RuleForm, ruleOf } from './rule-form.ts';
import { freshLines } from './shown.ts';

test.each<[string, Partial<RuleForm>, unknown]>([
  ['10', {}, { unit: 'percent', value: 10 }],
  ['10.25%', { direction: 'down' }, { unit: 'percent', value: -10.25 }],
  ['1.50', { unit: 'amount', direction: 'down' }, { unit: 'amount', value: -150 }],
])('%s is a step', (value, more, step) => {
  expect(ruleOf({ ...NEW_RULE, value, ...more })).toMatchObject({ step });
});

test.each<[string, Partial<RuleForm>, string]>([
  ['', {}, 'required'],
  ['ten', {}, 'invalid'],
  ['-5', {}, 'minus'],
  ['10.005', {}, 'percent_decimals'],
  ['1.005', { unit: 'amount' }, 'not_whole_cents'],
  ['1000.01', {}, 'percent_high'],
  ['100.01', { direction: 'down' }, 'percent_down'],
  ['1000.01', { unit: 'amount', direction: 'down' }, 'amount_high'],
])('what is wrong with %j %o is %s', (value, more, problem) => {
  expect(ruleOf({ ...NEW_RULE, value, ...more })).toBe(problem);
});

test('a line is new where a price before or after is another, or where it was not there', () => {
  const line = (item_id: number, price_before: number, price: number) => ({
    item_id,
    name: '',
    vendor: '',
    price_before,
    price,
    price_to_vendor_before: 1,
    price_to_vendor: 1,
    warnings: [],
  });
  const before = [line(1, 500, 550), line(2, 500, 550), line(3, 500, 550)];
  const after = [line(1, 500, 550), line(2, 510, 550), line(4, 500, 550)];
  expect([...freshLines(before, after)]).toEqual([2, 4]);
});
