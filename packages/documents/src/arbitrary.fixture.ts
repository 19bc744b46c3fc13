import fc from 'fast-check';
import type { DocumentNode } from './document.ts';

const words = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
const href = fc.constantFrom(
  '/about',
  'https://a.test/?b=1&c="2"',
  'mailto:a@b.test',
  'tel:+15551234',
);
const marks = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('bold', 'italic', 'underline', 'strike', 'code').map((type) => ({ type })),
    href.map((link) => ({ type: 'link', attrs: { href: link } })),
  ),
  { maxLength: 3, selector: ({ type }) => type },
);
const text: fc.Arbitrary<DocumentNode> = fc.record({
  type: fc.constant('text'),
  text: words,
  marks,
});
const inline = fc.array(fc.oneof(text, fc.constant({ type: 'hardBreak' })), { maxLength: 4 });
const paragraph = inline.map((content) => ({ type: 'paragraph', content }));
const heading = fc
  .tuple(inline, fc.constantFrom(1, 2, 3))
  .map(([content, level]) => ({ type: 'heading', attrs: { level }, content }));
const list = fc
  .tuple(
    fc.constantFrom('bulletList', 'orderedList'),
    fc.array(
      paragraph.map((only) => ({ type: 'listItem', content: [only] })),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(([type, content]) => ({ type, content }));
const prose = fc.array(
  fc.oneof(paragraph, heading, list, fc.constant({ type: 'horizontalRule' })),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const asset = fc.integer({ min: 1, max: 99 });
const block: fc.Arbitrary<DocumentNode> = fc.oneof(
  paragraph,
  heading,
  list,
  prose.map((content) => ({ type: 'blockquote', content })),
  prose.map((content) => ({ type: 'callout', attrs: { tone: 'good' }, content })),
  fc.tuple(asset, words).map(([id, alt]) => ({
    type: 'picture',
    attrs: { asset: id, alt: alt.replace(/\p{Cc}/gu, ''), caption: '' },
  })),
  fc.tuple(href, words).map(([link, label]) => ({
    type: 'buttonLink',
    attrs: { href: link, label: label.replace(/\p{Cc}/gu, '') },
  })),
  fc.tuple(words, prose).map(([question, content]) => ({
    type: 'faq',
    content: [
      { type: 'faqQuestion', content: [{ type: 'text', text: question }] },
      { type: 'faqAnswer', content },
    ],
  })),
  fc.tuple(asset, paragraph).map(([id, content]) => ({
    type: 'cards',
    content: [{ type: 'card', attrs: { asset: id, alt: '' }, content: [content] }],
  })),
  fc.constant({ type: 'part', attrs: { name: 'schoolSearch' } }),
);

/** Documents of the full variant. */
export const documents: fc.Arbitrary<DocumentNode> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((content) => ({ type: 'doc', content }));
