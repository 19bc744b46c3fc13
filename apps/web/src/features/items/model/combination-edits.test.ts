import type { OptionCombination } from '@yay/contract/items/calls';
import { expect, test } from 'vitest';
import {
  addEdit,
  type CombinationEdits,
  changedCombinations,
  isOvertaken,
  rebase,
  withEdits,
} from './combination-edits.ts';

const card = (id: number, more: Partial<OptionCombination> = {}): OptionCombination => ({
  option_ids: [id],
  kitchen_name: '',
  is_offered: true,
  ...more,
});
const SAVED = [card(1), card(2), card(3)];
const NONE: CombinationEdits = new Map();
const named = addEdit(NONE, card(1), { kitchen_name: 'No. 1' });

test('edits lie over the combinations that they name, one field after another', () => {
  const both = addEdit(named, card(1), { is_offered: false });
  expect(withEdits(SAVED, both)).toEqual([
    card(1, { kitchen_name: 'No. 1', is_offered: false }),
    card(2),
    card(3),
  ]);
});

test('an edit that is taken back is none', () => {
  const back = addEdit(named, card(1), { kitchen_name: '' });
  expect(changedCombinations(SAVED, back)).toEqual([]);
});

test('an edited combination that somebody else has saved is overtaken, another is not', () => {
  expect(isOvertaken([card(1), card(2, { is_offered: false })], named)).toBe(false);
  expect(isOvertaken([card(1, { is_offered: false }), card(2)], named)).toBe(true);
});

test('edits laid over a newer state keep their fields, and are overtaken no longer', () => {
  const now = [card(1, { is_offered: false }), card(2)];
  const again = rebase(now, named);
  expect(withEdits(now, again)[0]).toEqual(card(1, { kitchen_name: 'No. 1', is_offered: false }));
  expect(isOvertaken(now, again)).toBe(false);
});

test('after a save only edits made since it was sent are left', () => {
  const since = addEdit(named, card(2), { kitchen_name: 'No. 2' });
  const saved = [card(1, { kitchen_name: 'No. 1' }), card(2)];
  expect(changedCombinations(saved, rebase(saved, since, named))).toEqual([
    card(2, { kitchen_name: 'No. 2' }),
  ]);
});

test('a sent edit is over even if the server has written it otherwise', () => {
  const typed = addEdit(NONE, card(1), { kitchen_name: ' No. 1 ' });
  expect(rebase([card(1, { kitchen_name: 'No. 1' })], typed, typed).size).toBe(0);
});

test('edits of combinations that are gone are dropped', () => {
  expect(rebase([card(2)], named).size).toBe(0);
});
