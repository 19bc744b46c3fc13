import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmpty, isSelected, nothing, type Selection, toggle, togglePage } from './selection.ts';

type Row = { readonly id: number };
const page = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const ids = (selection: Selection<Row>) =>
  selection.kind === 'all' ? 'all' : [...selection.rows.keys()].sort((a, b) => a - b);
const FIRST = page(1, 2, 3, 4, 5);
const SECOND = page(6, 7);

describe('choosing rows', () => {
  it('takes one, and gives it back', () => {
    const one = toggle<Row>(nothing, FIRST, 2);
    expect(ids(one)).toEqual([2]);
    expect(isEmpty(toggle(one, FIRST, 2))).toBe(true);
  });

  it('takes a range either way from the last one touched', () => {
    const down = toggle(toggle<Row>(nothing, FIRST, 2), FIRST, 4, true);
    expect(ids(down)).toEqual([2, 3, 4]);
    expect(ids(toggle(toggle<Row>(nothing, FIRST, 4), FIRST, 1, true))).toEqual([1, 2, 3, 4]);
  });

  it('gives a range back when its end was taken', () => {
    const all = togglePage<Row>(nothing, FIRST);
    const less = toggle(toggle(all, FIRST, 2), FIRST, 4, true);
    expect(ids(less)).toEqual([1, 5]);
  });

  it('has no range from a row of another page', () => {
    expect(ids(toggle(toggle<Row>(nothing, FIRST, 2), SECOND, 7, true))).toEqual([2, 7]);
  });

  it('keeps the other pages when a page is taken and given back', () => {
    const both = togglePage(toggle<Row>(nothing, FIRST, 1), SECOND);
    expect(ids(both)).toEqual([1, 6, 7]);
    expect(ids(togglePage(both, SECOND))).toEqual([1]);
  });

  it('of all keeps this page’s others when one is given back, and nothing when the page is', () => {
    const all: Selection<Row> = { kind: 'all' };
    expect(isSelected(all, 999)).toBe(true);
    expect(ids(toggle(all, FIRST, 3))).toEqual([1, 2, 4, 5]);
    expect(ids(togglePage(all, FIRST))).toEqual([]);
  });

  it('never takes a record that is not on the page', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean())), (presses) => {
        const end = presses.reduce<Selection<Row>>(
          (selection, [id, range]) => toggle(selection, FIRST, id, range),
          nothing,
        );
        expect(FIRST.map(({ id }) => id)).toEqual(expect.arrayContaining(ids(end) as number[]));
      }),
    );
  });
});
