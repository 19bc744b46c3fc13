import { words as english } from '@yay/words/admin/en';
import { words as spanish } from '@yay/words/admin/es';
import { describe, expect, test } from 'vitest';
import { findNamed } from './known-words.ts';

type Words = Pick<typeof english, 'deeds' | 'entries' | 'also' | 'search'>;

/** The words of all deeds and pages that a text finds, the best first. */
function found(text: string, words: Words = english): readonly string[] {
  const entries = Object.entries(words.entries) as [keyof typeof english.entries, string][];
  const all = [
    ...entries.map(([word, name]) => ({ word, name, also: words.also[word] })),
    ...Object.entries(words.deeds).map(([word, named]) => ({ word, ...named })),
  ];
  return findNamed(text, all, words.search.fillers).map(({ word }) => word);
}

describe('a text that names a page or a deed', () => {
  test.each([
    ['close a school', 'closeSchool'],
    ['close school', 'closeSchool'],
    ['close the schools', 'closeSchool'],
    ['Snow Day', 'closeSchool'],
    ['closures', 'blackouts'],
    ['blackouts', 'blackouts'],
    ['schedule blackouts', 'closeSchool'],
    ['dunning', 'dunning'],
    ['failed card', 'dunning'],
    ['issue credit', 'issueCredit'],
    ['how do i issue credit', 'issueCredit'],
    ['refund', 'refundPayment'],
    ['new menu', 'newMenu'],
    ['menu new', 'newMenu'],
    ['export', 'exports'],
    ['spreadsheet', 'exports'],
    ['coupons', 'discounts'],
    ['kitchens', 'vendors'],
    ['parents', 'users'],
    ['cancel lunches', 'deleteMeals'],
    ['log in as', 'impersonate'],
    ['tag-o-matic', 'tagOMatic'],
    ['me', 'meals'],
  ])('%s finds %s first', (text, word) => {
    expect(found(text)[0]).toBe(word);
  });

  test.each([
    ['día de nieve', 'closeSchool'],
    ['dia de nieve', 'closeSchool'],
    ['cerrar una escuela', 'closeSchool'],
    ['menus', 'menus'],
    ['dar crédito', 'issueCredit'],
    ['reembolso', 'refundPayment'],
    ['cobranza', 'dunning'],
  ])('%s finds %s first in Spanish', (text, word) => {
    expect(found(text, spanish)[0]).toBe(word);
  });

  test.each(['', '   ', '!?', 'priya', 'zzz', 'close a dog', '555-0104'])(
    '%j finds none',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test('a name that starts with the text comes before one that has it, and that before other names', () => {
  const named = (name: string, also = '') => ({ name, also });
  const all = [named('Fish', 'taco'), named('A taco'), named('Taco bowl'), named('Taco')];
  expect(findNamed('taco', all, '').map(({ name }) => name)).toEqual([
    'Taco bowl',
    'Taco',
    'A taco',
    'Fish',
  ]);
});

test('every word of the text has to match', () => {
  const menu = { name: 'New menu', also: 'build' };
  expect(findNamed('new menu build', [menu], '')).toHaveLength(1);
  expect(findNamed('new menu burn', [menu], '')).toEqual([]);
});
