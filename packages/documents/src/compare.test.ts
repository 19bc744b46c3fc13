import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from './arbitrary.fixture.ts';
import { type BlockDifference, compareDocuments, compareTexts } from './compare.ts';
import { linesOf } from './lines-of.ts';

const doc = (...content: object[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const bold = { type: 'bold' };
const link = (href: string) => ({ type: 'link', attrs: { href } });
const p = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const picture = (asset: number, alt = '', caption = '') => ({
  type: 'picture',
  attrs: { asset, alt, caption },
});
const button = (label: string, href: string) => ({ type: 'buttonLink', attrs: { label, href } });
const callout = (tone: string, ...content: object[]) => ({
  type: 'callout',
  attrs: { tone },
  content,
});
const part = (name: string) => ({ type: 'part', attrs: { name } });
const list = (type: string, start: number | null, ...items: string[]) => ({
  type,
  ...(start !== null && { attrs: { start } }),
  content: items.map((one) => ({ type: 'listItem', content: [p(text(one))] })),
});
const card = (asset: number | null, words: string) => ({
  type: 'cards',
  content: [{ type: 'card', attrs: { asset, alt: '' }, content: [p(text(words))] }],
});

const SIGNS = { kept: '', added: '+', removed: '-', remarked: '~' };
/** A difference as one line: its kind, what it says beside its text, and its text by pieces. */
function shown({ change, type, was, within, facts, pieces }: BlockDifference): string {
  const into =
    within.before.join('>') === within.after.join('>') || change !== 'changed'
      ? []
      : [`within ${within.before.join('>') || '-'} to ${within.after.join('>') || '-'}`];
  return [
    `${change} ${was === null ? '' : `${was} to `}${type}`,
    ...into,
    ...facts.map(({ name, before, after }) => `${name} ${before} to ${after}`),
    ...pieces.map((piece) => {
      const of = (marks: typeof piece.before) => marks.map((one) => one.type + one.href).join('+');
      const marks =
        piece.change === 'remarked' ? `(${of(piece.before)} to ${of(piece.after)})` : '';
      return `${SIGNS[piece.change]}[${piece.text}]${marks}`;
    }),
  ].join(' ');
}
const changesOf = (before: object, after: object) =>
  compareDocuments(before, after)
    .filter(({ change }) => change !== 'same')
    .map(shown);

describe('two documents differ', () => {
  test.each<[string, object, object, string[]]>([
    [
      'in a word',
      doc(p(text('Five breads'))),
      doc(p(text('Six breads'))),
      ['changed paragraph -[Five] +[Six] [ breads]'],
    ],
    [
      'in a bold word',
      doc(p(text('Eat well today'))),
      doc(p(text('Eat '), text('well', bold), text(' today'))),
      ['changed paragraph [Eat ] ~[well]( to bold) [ today]'],
    ],
    [
      'in half a word that is bold',
      doc(p(text('breads'))),
      doc(p(text('bread', bold), text('s'))),
      ['changed paragraph ~[bread]( to bold) [s]'],
    ],
    [
      'in where a link leads',
      doc(p(text('Go', link('/a')))),
      doc(p(text('Go', link('/b')))),
      ['changed paragraph ~[Go](link/a to link/b)'],
    ],
    [
      'in a link that is gone',
      doc(p(text('Go', bold, link('/a')))),
      doc(p(text('Go', bold))),
      ['changed paragraph ~[Go](bold+link/a to bold)'],
    ],
    [
      'in the level of a heading',
      doc(heading(1, 'Lunch')),
      doc(heading(2, 'Lunch')),
      ['changed heading level 1 to 2 [Lunch]'],
    ],
    [
      'in a heading that was a paragraph',
      doc(p(text('Lunch'))),
      doc(heading(2, 'Lunch')),
      ['changed paragraph to heading level null to 2 [Lunch]'],
    ],
    ['in the picture', doc(picture(7)), doc(picture(8)), ['changed picture asset 7 to 8']],
    [
      'in what a picture shows',
      doc(picture(7, 'A tray', 'Ours')),
      doc(picture(7, 'A bag', 'Yours')),
      ['changed picture alt A tray to A bag caption Ours to Yours'],
    ],
    [
      'in a button',
      doc(button('Go', '/a')),
      doc(button('Go', '/b')),
      ['changed buttonLink href /a to /b'],
    ],
    [
      'in the tone of a callout',
      doc(callout('info', p(text('Mind')))),
      doc(callout('warning', p(text('Mind')))),
      ['changed callout tone info to warning'],
    ],
    [
      'in the part of the site',
      doc(part('schoolSearch')),
      doc(part('newsList')),
      ['changed part name schoolSearch to newsList'],
    ],
    [
      'in the number that a list begins with',
      doc(list('orderedList', null, 'a')),
      doc(list('orderedList', 4, 'a')),
      ['changed orderedList start 1 to 4'],
    ],
    [
      'in the picture of a card',
      doc(card(null, 'x')),
      doc(card(3, 'x')),
      ['changed card asset null to 3'],
    ],
    [
      'in a divider',
      doc(p(text('a'))),
      doc(p(text('a')), { type: 'horizontalRule' }),
      ['added horizontalRule'],
    ],
    [
      'in a paragraph that is gone',
      doc(p(text('a')), p(text('b'))),
      doc(p(text('a'))),
      ['removed paragraph -[b]'],
    ],
    [
      'in what stands in a callout',
      doc(p(text('Mind'))),
      doc(callout('info', p(text('Mind')))),
      ['added callout tone null to info', 'changed paragraph within - to callout [Mind]'],
    ],
    [
      'in a broken line',
      doc(p(text('a b'))),
      doc(p(text('a'), { type: 'hardBreak' }, text('b'))),
      ['changed paragraph [a] -[ ] +[\u000b] [b]'],
    ],
    ['in everything where nothing was', doc(), doc(p(text('a', bold))), ['added paragraph +[a]']],
  ])('%s', (_name, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });

  test('in nothing that is written in another way alone', () => {
    expect(
      changesOf(
        doc(p(text('ab', link('/a'), bold)), list('orderedList', 1, 'x'), heading(1, 'H')),
        doc(
          p(text('a', bold, link('/a')), text('b', bold, link('/a'))),
          list('orderedList', null, 'x'),
          { type: 'heading', content: [text('H')] },
        ),
      ),
    ).toEqual([]);
    expect(compareDocuments(null, null)).toEqual([]);
  });
});

const sideOf = (differences: readonly BlockDifference[], side: 'before' | 'after') =>
  differences
    .filter(({ change }) => change !== (side === 'before' ? 'added' : 'removed'))
    .map(({ pieces }) =>
      pieces
        .filter(({ change }) => change !== (side === 'before' ? 'added' : 'removed'))
        .map((piece) => piece.text)
        .join(''),
    );

describe('whatever two documents are,', () => {
  test('the differences hold every text of both, and none only where both are the same', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const differences = compareDocuments(before, after);
        expect(sideOf(differences, 'before')).toEqual(linesOf(before).map((line) => line.text));
        expect(sideOf(differences, 'after')).toEqual(linesOf(after).map((line) => line.text));
        const isSame = differences.every(({ change }) => change === 'same');
        expect(isSame).toBe(JSON.stringify(linesOf(before)) === JSON.stringify(linesOf(after)));
      }),
      { numRuns: 300 },
    );
  });

  test('a document differs from itself in nothing, and from nothing in everything', () => {
    fc.assert(
      fc.property(documents, (json) => {
        expect(changesOf(json, structuredClone(json))).toEqual([]);
        const all = compareDocuments(null, json);
        expect(all.map(({ change }) => change)).toEqual(linesOf(json).map(() => 'added'));
      }),
    );
  });

  test('any other value is compared as far as it is a document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(Array.isArray(compareDocuments(one, doc(other as object)))).toBe(true);
      }),
    );
  });
});

describe('two texts', () => {
  test('are told apart word by word', () => {
    expect(compareTexts('', '')).toEqual([]);
    expect(compareTexts('Bread week', 'Soup week')).toEqual([
      { change: 'removed', text: 'Bread' },
      { change: 'added', text: 'Soup' },
      { change: 'kept', text: ' week' },
    ]);
  });

  test('that share some words by chance are told apart whole', () => {
    const [before, after] = ['When a school closes, lunches are canceled.', 'A book lies open.'];
    expect(compareTexts(before, after)).toEqual([
      { change: 'removed', text: before },
      { change: 'added', text: after },
    ]);
  });

  test('that have next to nothing in common are shown one after the other', () => {
    const words = (name: string) => Array.from({ length: 2_000 }, (_, at) => `${name}${at}`);
    const stretches = compareTexts(words('a').join('-'), words('b').join('-'));
    expect(stretches.map(({ change }) => change)).toEqual(['removed', 'added']);
  });
});
