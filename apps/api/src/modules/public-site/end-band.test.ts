import { expect, test } from 'vitest';
import { splitEndBand } from './end-band.ts';

const heading = { type: 'heading', content: [{ type: 'text', text: 'Is my school in?' }] };
const words = { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] };
const part = (name: string) => ({ type: 'part', attrs: { name } });
const search = part('schoolSearch');
const doc = (...content: object[]) =>
  ({ type: 'doc', content }) as Parameters<typeof splitEndBand>[0];

test('a search for a school under its heading is split from what stands above it', () => {
  expect(splitEndBand(doc(words, heading, search))).toEqual({
    band: doc(heading, search),
    rest: doc(words),
  });
  expect(splitEndBand(doc(heading, search))).toEqual({ band: doc(heading, search), rest: doc() });
});

for (const [title, body] of [
  ['a search that more follows', doc(heading, search, words)],
  ['a search without a heading', doc(words, search)],
  ['a heading that the page ends with', doc(words, heading)],
  ['another part under a heading', doc(heading, part('contactForm'))],
  ['a search alone', doc(search)],
  ['an empty document', doc()],
  ['no document', null],
] as const) {
  test(`${title} stays where it is`, () => {
    expect(splitEndBand(body)).toEqual({ band: null, rest: body });
  });
}
