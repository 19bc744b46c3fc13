import { expect, test } from 'vitest';
import { headButtons, splitButtons, withButtons } from './head-buttons.ts';

const button = (label: string, href: string) => ({ type: 'buttonLink', attrs: { label, href } });
const text = { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] };
const body = {
  type: 'doc' as const,
  content: [button('Sign up', '/register'), text, button('Later', '/faqs')],
};
const options = { pictureUrl: () => null, onColor: false };

test('buttons before the first words stand in the head, those after stay where they are', () => {
  const { buttons, rest } = splitButtons(body);
  expect(buttons).toEqual([body.content[0]]);
  expect(rest?.content).toEqual(body.content.slice(1));
  expect(splitButtons(rest)).toEqual({ buttons: [], rest });
  expect(splitButtons(null)).toEqual({ buttons: [], rest: null });
});

test('the first button of a head is the one that stands out, except on a color', () => {
  const two = [button('Sign up', '/register'), button('More', '/faqs')];
  expect(headButtons(two, options)).toBe(
    '<p class="ptop-acts"><a class="btn btn-lg btn-primary" href="/register">Sign up</a><a class="btn btn-lg btn-line" href="/faqs">More</a></p>',
  );
  expect(headButtons(two, { ...options, onColor: true }).match(/btn-on/g)).toHaveLength(2);
});

test('a button that leads nowhere is left out of the head', () => {
  expect(headButtons([button('Run', 'javascript:alert(1)'), button('', '/faqs')], options)).toBe(
    '',
  );
});

test('a button within a text looks like one', () => {
  expect(withButtons('<p class="doc-button"><a href="/faqs">Later</a></p>', 'btn-line')).toBe(
    '<p class="doc-button"><a class="btn btn-line" href="/faqs">Later</a></p>',
  );
});
