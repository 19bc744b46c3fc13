import { expect, test } from 'vitest';
import { numberedSteps, splitSteps } from './numbered-steps.ts';

const PATH = '/how-it-works-for-parents';
const text = (words: string) => [{ type: 'text', text: words }];
const heading = (words: string) => ({
  type: 'heading',
  attrs: { level: 1 },
  content: text(words),
});
const paragraph = (words: string) => ({ type: 'paragraph', content: text(words) });
const body = {
  type: 'doc' as const,
  content: [
    heading('1. Say who eats'),
    paragraph('Each child.'),
    paragraph('Each allergy.'),
    heading('2. See a week'),
    heading('Questions'),
    paragraph('Ask us.'),
  ],
};
const options = { pictureUrl: () => null };

test('numbered headings at the beginning are steps, with the paragraphs that follow each', () => {
  const { steps, rest } = splitSteps(body);
  expect(steps.map(({ paragraphs }) => paragraphs.length)).toEqual([2, 0]);
  expect(rest.content).toEqual(body.content.slice(4));
});

test('a step has its number in the list and as a figure, and not in its heading', () => {
  const drawn = numberedSteps(PATH, body, 'en', options);
  expect(drawn?.html).toMatch(/<h2[^>]*>Say who eats<\/h2>/);
  expect(drawn?.html.match(/<li class="st /g)).toHaveLength(2);
  expect(drawn?.html).toContain('<span class="st-n" aria-hidden="true">2</span>');
  expect(drawn?.html).not.toContain('Questions');
});

test.each(['en', 'es'] as const)('a school reads its own steps beside drawings in %s', (locale) => {
  const drawn = numberedSteps('/how-it-works-for-schools', body, locale, options);
  expect(drawn?.html).toContain('class="shot-bars"');
  expect(drawn?.html).toContain('class="sheet"');
  expect(drawn?.html).not.toMatch(/schools\.\w/);
});

test.each([
  ['another page', '/about', body],
  ['a page without numbers', PATH, { ...body, content: body.content.slice(4) }],
  ['an empty page', PATH, null],
])('%s is drawn as its text alone', (_what, path, document) => {
  expect(numberedSteps(path, document, 'en', options)).toBeNull();
});

test('what the team writes into a step is text', () => {
  const nasty = {
    ...body,
    content: [heading('1. <img src=x onerror=alert(1)>'), ...body.content.slice(3)],
  };
  expect(numberedSteps(PATH, nasty, 'en', options)?.html).not.toContain('<img src=x');
});
