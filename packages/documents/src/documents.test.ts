import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from './arbitrary.fixture.ts';
import {
  assetsOf,
  checkDocument,
  isDocumentLink,
  isEmptyDocument,
  outlineOf,
  plainText,
  questionsOf,
  renderDocument,
  textOf,
  VARIANTS,
} from './index.ts';
import { paragraphsOf, plainTextOf } from './paragraphs-of.ts';
import { faultsOf } from './read-html.fixture.ts';
import { VECTORS } from './vectors.ts';

const options = { pictureUrl: (asset: number) => `/media/${asset}.webp` };
const render = (json: unknown) => renderDocument(json, options);
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const p = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const codes = (json: unknown, variant: 'full' | 'minimal' | 'linklist' = 'full') =>
  checkDocument(json, variant).map(({ code }) => code);
const item = (...content: object[]) => ({ type: 'listItem', content });

describe('a document', () => {
  test('of the editor is taken, and its HTML is whole', () => {
    fc.assert(
      fc.property(documents, (json) => {
        // Words may hold characters that no page can show; those are refused as text.
        const problems = codes(json).filter((code) => code !== 'bad_text');
        expect(problems).toEqual([]);
        expect(faultsOf(render(json))).toEqual([]);
        expect(typeof textOf(json)).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  test('takes any text that was made plain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (words) => {
        expect(codes(doc(p(text(`x${plainText(words)}`))))).toEqual([]);
      }),
    );
    expect(codes(doc(p(text('a\u000bb'))))).toEqual(['bad_text']);
    expect(plainText('a\u000bb\ud800 ñ🍞')).toBe('a b\ufffd ñ🍞');
  });

  test('that is anything at all is answered, and never makes broken HTML', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...VARIANTS), (json, variant) => {
        expect(checkDocument(json, variant).length).toBeGreaterThan(0);
        for (const tree of [json, { type: 'doc', content: json }, doc(json as object)]) {
          expect(faultsOf(render(tree))).toEqual([]);
          textOf(tree);
          outlineOf(tree);
          questionsOf(tree);
          assetsOf(tree);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is made into HTML of its blocks', () => {
    const html = render(
      doc(
        { type: 'heading', attrs: { level: 1 }, content: [text('Lunch & more')] },
        p(text('Read '), text('this', { type: 'bold' }), text('.'), { type: 'hardBreak' }),
        p(text('Go', { type: 'link', attrs: { href: '/about' } })),
        { type: 'bulletList', content: [item(p(text('One'))), item(p(text('Two')))] },
        { type: 'orderedList', attrs: { start: 3 }, content: [item(p(text('Three')))] },
        { type: 'picture', attrs: { asset: 7, alt: 'A "tray"', caption: 'Lunch' } },
        { type: 'buttonLink', attrs: { label: 'Sign up', href: '/sign-up' } },
        { type: 'callout', attrs: { tone: 'warning' }, content: [p(text('Mind this.'))] },
        {
          type: 'faq',
          content: [
            { type: 'faqQuestion', content: [text('Why?')] },
            { type: 'faqAnswer', content: [p(text('So.'))] },
          ],
        },
        { type: 'part', attrs: { name: 'schoolSearch' } },
      ),
    );
    expect(html).toBe(
      '<h2 id="lunch-more">Lunch &amp; more</h2><p>Read <strong>this</strong>.<br></p>' +
        '<p><a href="/about">Go</a></p><ul><li>One</li><li>Two</li></ul><ol start="3"><li>Three</li></ol>' +
        '<figure class="doc-picture"><img src="/media/7.webp" alt="A &quot;tray&quot;" loading="lazy" decoding="async"><figcaption>Lunch</figcaption></figure>' +
        '<p class="doc-button"><a href="/sign-up">Sign up</a></p>' +
        '<div class="doc-callout doc-callout-warning" role="note"><p>Mind this.</p></div>' +
        '<details class="doc-faq"><summary>Why?</summary><div class="doc-answer"><p>So.</p></div></details>' +
        '<div class="doc-part" data-part="schoolSearch"></div>',
    );
  });

  test('leads where its page says that a link leads', () => {
    const json = doc(
      { type: 'buttonLink', attrs: { href: '/about', label: 'Us' } },
      p({ type: 'text', text: 'us', marks: [{ type: 'link', attrs: { href: '/about' } }] }),
    );
    const html = renderDocument(json, { ...options, href: (link) => `/es${link}?a&b` });
    expect(html.match(/href="\/es\/about\?a&amp;b"/g)).toHaveLength(2);
  });

  test('leaves out a picture that is gone', () => {
    const json = doc({ type: 'picture', attrs: { asset: 7, alt: '', caption: 'x' } });
    expect(renderDocument(json, { pictureUrl: () => null })).toBe('');
  });

  test('tells its headings as its links name them, its questions and its pictures', () => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Prices')] };
    const json = doc(
      heading,
      heading,
      { type: 'picture', attrs: { asset: 9, alt: '', caption: '' } },
      { type: 'cards', content: [{ type: 'card', attrs: { asset: 4, alt: '' }, content: [p()] }] },
      {
        type: 'faq',
        content: [
          { type: 'faqQuestion', content: [text('Why?')] },
          { type: 'faqAnswer', content: [p(text('So.')), p(text('Really.'))] },
        ],
      },
    );
    expect(outlineOf(json).map(({ fragment }) => fragment)).toEqual(['prices', 'prices-2']);
    expect(render(json)).toContain('id="prices-2"');
    expect(questionsOf(json)).toEqual([{ question: 'Why?', answer: 'So.\nReally.' }]);
    expect(assetsOf(json)).toEqual([4, 9]);
    expect(textOf(json)).toBe('Prices\nPrices\nWhy?\nSo.\nReally.');
  });

  test.each<[unknown, boolean]>([
    [null, true],
    [doc({ type: 'paragraph' }), true],
    [doc(p()), true],
    [doc(p(), p()), false],
    [doc(p(text(' '))), false],
    [doc({ type: 'horizontalRule' }), false],
    [doc({ type: 'bulletList', content: [item()] }), false],
  ])('%j is empty: %s', (json, expected) => {
    expect(isEmptyDocument(json)).toBe(expected);
  });

  test('of links is empty where its only item is', () => {
    const listOf = (...items: object[]) => doc({ type: 'bulletList', content: items });
    const empty = { type: 'listItem' };
    expect(isEmptyDocument(listOf(empty), 'linklist')).toBe(true);
    expect(isEmptyDocument(listOf(empty, empty), 'linklist')).toBe(false);
    expect(isEmptyDocument(listOf({ ...empty, content: [text('Prices')] }), 'linklist')).toBe(
      false,
    );
    expect(isEmptyDocument(doc(p()), 'minimal')).toBe(true);
  });

  test('of bold and italic words is read without the rest of what documents can be', () => {
    const both = { type: 'text', text: 'day', marks: [{ type: 'bold' }, { type: 'italic' }] };
    const json = doc(p(text('Snow '), both), p(), { type: 'heading', content: [text('x')] });
    expect(paragraphsOf(json)).toEqual([
      [
        { text: 'Snow ', bold: false, italic: false },
        { text: 'day', bold: true, italic: true },
      ],
    ]);
    expect(plainTextOf(doc(p(text('One.')), p(text('Two.'))))).toBe('One. Two.');
    for (const other of [null, 5, 'Snow', { type: 'doc', content: 'Snow' }]) {
      expect(paragraphsOf(other)).toEqual([]);
    }
  });
});

describe('a variant', () => {
  const bold = { type: 'bold' };
  const link = { type: 'link', attrs: { href: '/about' } };
  const list = (...content: object[]) => doc({ type: 'bulletList', content });

  test('minimal knows bold and italic alone', () => {
    expect(codes(doc(p(text('a', bold), text('b', { type: 'italic' }))), 'minimal')).toEqual([]);
    for (const mark of [link, { type: 'underline' }, { type: 'strike' }, { type: 'code' }]) {
      expect(codes(doc(p(text('a', mark))), 'minimal')).toEqual(['unknown_mark']);
    }
    for (const node of [
      { type: 'heading', attrs: { level: 1 } },
      { type: 'blockquote', content: [p()] },
      { type: 'horizontalRule' },
      { type: 'bulletList', content: [item()] },
    ]) {
      expect(codes(doc(node), 'minimal')).toContain('unknown_node');
    }
    expect(codes(doc(p({ type: 'hardBreak' })), 'minimal')).toContain('unknown_node');
  });

  test('linklist has lists, and no paragraph, heading or quotation', () => {
    expect(codes(list(item(text('About', link)), item(text('b', bold))), 'linklist')).toEqual([]);
    for (const node of [p(), { type: 'heading' }, { type: 'blockquote', content: [] }]) {
      expect(codes(doc(node), 'linklist')).toContain('unknown_node');
      expect(codes(list(item(node)), 'linklist')).toContain('unknown_node');
    }
  });

  test('full has headings from 1 to 3', () => {
    for (const level of [1, 2, 3]) {
      expect(codes(doc({ type: 'heading', attrs: { level } }))).toEqual([]);
    }
    for (const level of [0, 4, '1', 1.5, null]) {
      expect(codes(doc({ type: 'heading', attrs: { level } }))).toEqual(['bad_attribute']);
    }
  });
});

describe('is refused', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', null, ['not_a_document']],
    ['a list', [], ['not_a_document']],
    ['another node', p(), ['not_a_document']],
    ['no content', { type: 'doc' }, ['bad_content']],
    ['an unknown node', doc({ type: 'script' }), ['bad_content', 'unknown_node']],
    ['an inherited name', doc({ type: 'constructor' }), ['bad_content', 'unknown_node']],
    ['a foreign key', doc({ ...p(), html: '<b>' }), ['unknown_attribute']],
    ['a foreign attribute', doc({ ...p(), attrs: { onclick: 'x' } }), ['unknown_attribute']],
    ['a foreign mark', doc(p(text('a', { type: 'style' }))), ['unknown_mark']],
    ['a mark twice', doc(p(text('a', { type: 'bold' }, { type: 'bold' }))), ['unknown_mark']],
    ['no text', doc(p(text(''))), ['bad_text']],
    ['half a character', doc(p(text('\ud800'))), ['bad_text']],
    ['a zero', doc(p(text('a\u0000b'))), ['bad_text']],
    ['content of a text', doc(p({ type: 'text', text: 'a', content: [] })), ['bad_content']],
    ['text outside of a paragraph', doc(text('a')), ['bad_content']],
    ['a list without items', doc({ type: 'bulletList', content: [] }), ['bad_content']],
    ['an answer without a question', doc({ type: 'faq', content: [] }), ['bad_content']],
    [
      'a picture without a number',
      doc({ type: 'picture', attrs: { asset: '7' } }),
      ['bad_attribute'],
    ],
    ['an unknown part', doc({ type: 'part', attrs: { name: 'shell' } }), ['bad_attribute']],
    [
      'a link that runs code',
      doc(p(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))),
      ['unsafe_link'],
    ],
  ])('%s', (_what, json, expected) => {
    expect(codes(json)).toEqual(expected);
  });

  test('5 MB at once, and half a million unknown nodes with the first twenty named', () => {
    expect(codes(doc(p(text('x'.repeat(5_000_000)))))).toEqual(['document_too_big']);
    const unknown = doc(...Array.from({ length: 20_000 }, () => ({ type: 'x' })));
    expect(checkDocument(unknown, 'full')).toHaveLength(20);
  });

  test.each([21, 1_000, 100_000])(
    '%i levels, and nothing below the twentieth is shown',
    (levels) => {
      let node: object = p(text('deep'));
      for (let level = 0; level < levels; level += 1)
        node = { type: 'blockquote', content: [node] };
      expect(codes(doc(node))).toEqual(['document_too_deep']);
      expect(render(doc(node))).not.toContain('deep');
      expect(textOf(doc(node))).toBe('');
    },
  );

  test('not 18 levels', () => {
    let node: object = p(text('deep'));
    for (let level = 0; level < 17; level += 1) node = { type: 'blockquote', content: [node] };
    expect(codes(doc(node))).toEqual([]);
    expect(render(doc(node))).toContain('deep');
  });
});

describe('attacks by script', () => {
  test('are more than five hundred, each another', () => {
    expect(new Set(VECTORS).size).toBe(VECTORS.length);
    expect(VECTORS.length).toBeGreaterThan(500);
  });

  // Every place of a document where a text or a name stands.
  const places: readonly [string, (vector: string) => object][] = [
    ['text', (vector) => p(text(vector))],
    ['bold text', (vector) => p(text(vector, { type: 'bold' }))],
    ['a link', (vector) => p(text('a', { type: 'link', attrs: { href: vector } }))],
    ['the text of a link', (vector) => p(text(vector, { type: 'link', attrs: { href: '/' } }))],
    ['a mark', (vector) => p(text('a', { type: vector }))],
    [
      'an attribute of a mark',
      (vector) => p(text('a', { type: 'bold', attrs: { [vector]: vector } })),
    ],
    ['a node', (vector) => ({ type: vector, content: [p(text('a'))] })],
    ['an attribute', (vector) => ({ ...p(text('a')), attrs: { [vector]: vector, class: vector } })],
    ['a heading', (vector) => ({ type: 'heading', attrs: { level: 2 }, content: [text(vector)] })],
    ['a level', (vector) => ({ type: 'heading', attrs: { level: vector }, content: [text('a')] })],
    [
      'a start',
      (vector) => ({ type: 'orderedList', attrs: { start: vector }, content: [item(p())] }),
    ],
    ['an asset', (vector) => ({ type: 'picture', attrs: { asset: vector, alt: '', caption: '' } })],
    [
      'an alt text',
      (vector) => ({ type: 'picture', attrs: { asset: 1, alt: vector, caption: '' } }),
    ],
    ['a caption', (vector) => ({ type: 'picture', attrs: { asset: 1, alt: '', caption: vector } })],
    ['a button', (vector) => ({ type: 'buttonLink', attrs: { label: vector, href: '/' } })],
    [
      'the link of a button',
      (vector) => ({ type: 'buttonLink', attrs: { label: 'a', href: vector } }),
    ],
    ['a tone', (vector) => ({ type: 'callout', attrs: { tone: vector }, content: [p()] })],
    [
      'a question',
      (vector) => ({
        type: 'faq',
        content: [
          { type: 'faqQuestion', content: [text(vector)] },
          { type: 'faqAnswer', content: [p(text(vector))] },
        ],
      }),
    ],
    [
      'a card',
      (vector) => ({
        type: 'cards',
        content: [{ type: 'card', attrs: { asset: 1, alt: vector }, content: [p(text(vector))] }],
      }),
    ],
    ['a part', (vector) => ({ type: 'part', attrs: { name: vector } })],
  ];

  test.each(places)('make no HTML as %s', (_place, node) => {
    for (const vector of VECTORS) {
      const html = render(doc(node(vector)));
      expect(faultsOf(html), vector).toEqual([]);
      expect(html, vector).not.toMatch(/href="[^"]*evil\.test/);
    }
  });

  test('are no links', () => {
    for (const vector of VECTORS) {
      const href = vector.trim();
      if (isDocumentLink(href)) expect(href).toMatch(/^(\/(?![/\\])|https?:\/\/)/);
    }
  });
});
