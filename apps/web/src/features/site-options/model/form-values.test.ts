import { readSiteOption, SITE_OPTION_FIELDS } from '@yay/contract/site-options/fields';
import { SITE_OPTION_TYPES } from '@yay/contract/site-options/values';
import { describe, expect, test } from 'vitest';
import { FORM_FIELDS } from './form-fields.ts';
import { changedPaths, fieldsOf, valuesOf } from './form-values.ts';

describe.each(SITE_OPTION_TYPES)('the form of %s', (type) => {
  const fields = readSiteOption(type, null);

  test('sends back what it shows', () => {
    const values = valuesOf(type, fields);
    expect(fieldsOf(type, fields, values)).toEqual(fields);
    expect(SITE_OPTION_FIELDS[type].safeParse(fieldsOf(type, fields, values)).success).toBe(true);
    expect(changedPaths(type, values, { ...values })).toEqual([]);
  });

  test('has each field once', () => {
    const paths = FORM_FIELDS[type].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test.each([
  ['late_fee', 'cents', '$2.50', { cents: 250 }],
  ['late_fee', 'cents', '0', { cents: 0 }],
  ['late_fee', 'cents', 'much', { cents: 'much' }],
  ['late_fee', 'cents', '', { cents: undefined }],
  ['dunning', 'retry_after_days', '1, 2,  5', { retry_after_days: [1, 2, 5] }],
  ['dunning', 'retry_after_days', '', { retry_after_days: [] }],
  ['dunning', 'retry_after_days', '1, soon', { retry_after_days: [1, 'soon'] }],
  ['gifts', 'amounts_cents', '25 50.5', { amounts_cents: [2_500, 5_050] }],
  ['yay_bucks', 'starts_on', '', { starts_on: null }],
] as const)('%s: %s typed as %j is sent as %j', (type, path, typed, expected) => {
  const fields = readSiteOption(type, null);
  const values = { ...valuesOf(type, fields), [path]: typed };
  expect(fieldsOf(type, fields, values)).toMatchObject(expected);
});

test('what is typed in another way is no change', () => {
  const before = valuesOf('late_fee', { cents: 250 });
  expect(changedPaths('late_fee', before, { cents: '$2.5' })).toEqual([]);
  expect(changedPaths('late_fee', before, { cents: '2.51' })).toEqual(['cents']);
});
