import { expect, test } from 'vitest';
import type { PublicSettings } from '../settings/index.ts';
import { fillIn, fillInHtml } from './fill-in.ts';

const config = {
  product_name: 'Lunch & More',
  contact: { email: 'hello@lunch.test', sms: '555-0142' },
} as PublicSettings['config'];

test('a text names the settings as they are', () => {
  expect(fillIn('Text {sms_number} or write to {info_mailbox}. {other}', config)).toBe(
    'Text 555-0142 or write to hello@lunch.test. {other}',
  );
});

test('a page keeps a number on one line, and its attributes plain', () => {
  expect(
    fillInHtml('<p>{product}: <a href="sms:{sms_number}">text {sms_number}</a></p>', config),
  ).toBe(
    '<p>Lunch &#38; More: <a href="sms:555-0142">text <span class="as-one">555-0142</span></a></p>',
  );
});
