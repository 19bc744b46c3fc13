import { expect, test } from 'vitest';
import { questionsAbout } from './index.ts';

const text = (words: string) => ({ type: 'text', text: words });
const p = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const h = (words: string) => ({ type: 'heading', attrs: { level: 1 }, content: [text(words)] });
const faq = (question: string, answer: string) => ({
  type: 'faq',
  content: [
    { type: 'faqQuestion', content: [text(question)] },
    { type: 'faqAnswer', content: [p(answer)] },
  ],
});
const search = { type: 'part', attrs: { name: 'faqSearch' } };
const write = { type: 'buttonLink', attrs: { label: 'Write to us', href: '/contact-us' } };
const [late, cancel, safe] = [
  faq('Why is there a late fee?', 'It costs the kitchen more work.'),
  faq('Can I cancel a lunch?', 'Yes, without a fee.'),
  faq('¿Es seguro para mi niño?', 'Sí: nada que le haga daño.'),
];
const document = {
  type: 'doc',
  content: [search, p('Ask away.'), h('Ordering'), late, cancel, h('Allergies'), safe, write],
};

test.each([
  ['fee', [h('Ordering'), late, cancel], 2],
  ['fees', [h('Ordering'), late, cancel], 2],
  ['lunches', [h('Ordering'), cancel], 1],
  ['niños', [h('Allergies'), safe], 1],
  ['FEE  kitchen', [h('Ordering'), late], 1],
  ['nino dano', [h('Allergies'), safe], 1],
  ['niño', [h('Allergies'), safe], 1],
  ['bus', [], 0],
])('%j is answered by the questions that hold all of it', (asked, expected, found) => {
  expect(questionsAbout(document, asked)).toEqual({
    document: { type: 'doc', content: [search, ...expected, write] },
    found,
  });
});
