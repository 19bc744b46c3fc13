import type { Locale } from '@yay/words/locales';
import { describe, expect, test } from 'vitest';
import { isSiteAlertShown, readSiteAlert } from './site-alert.ts';

/** A text as the team's editor writes it, with its first word in bold. */
const text = (words: string) => {
  const [first = '', ...rest] = words.split(/(?= )/);
  const content = [
    { type: 'text', text: first, marks: [{ type: 'bold' }] },
    ...rest.map((word) => ({ type: 'text', text: word })),
  ];
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
};
const CLOSED = text('Closed days become credit.');
const SNOW = { visible: true, headline: 'Snow', copy: CLOSED, link: null };
const ASKS = 'Please create or update your account before Friday.';
const JOIN = { ...SNOW, headline: '', copy: text(ASKS) };

describe('the paths of the alert', () => {
  test.each([
    ['/', false],
    ['/login', true],
    ['/lunch-calendar', true],
    ['/parents/account', true],
    ['/schools', true],
    ['/schools/maplewood-1', false],
    ['/schools/maplewood-1/blackouts', false],
    ['/vendors', true],
    ['/vendors/luigis-corner-4', false],
    ['/gift/cards', false],
    ['/es/gift/cards', false],
    ['/gift', true],
    ['/gifts/cards', true],
    ['/admin', true],
    ['/admin/users', true],
    ['/admin/schools', true],
    ['/admin/schools/1/access', false],
    ['/admin/vendors/7/menu-items', false],
  ])('on %s: %s', (path, expected) => {
    expect(isSiteAlertShown(path, SNOW)).toBe(expected);
    expect(isSiteAlertShown(path, { ...SNOW, visible: false })).toBe(false);
    expect(isSiteAlertShown(path, null)).toBe(false);
  });

  test.each([
    ['Please create or update your account before Friday.', false],
    ['CREATE AN ACCOUNT today', false],
    ['Update your account.', false],
    ['Crea o actualiza tu cuenta antes del viernes.', false],
    ['Hay que actualizar la cuenta', false],
    ['Menus are new. Your account is safe.', true],
    ['We update menus tonight. Your account stays open.', true],
    ['Your account statement is ready', true],
    ['Recrea tu cuenta', true],
    ['Nieve mañana', true],
  ])('on the lunch calendar, of %j: %s', (copy, expected) => {
    expect(isSiteAlertShown('/lunch-calendar', { ...SNOW, copy: text(copy) })).toBe(expected);
    expect(isSiteAlertShown('/parents/account', { ...SNOW, copy: text(copy) })).toBe(true);
  });

  test('an alert that asks for an account is shown everywhere else', () => {
    expect(isSiteAlertShown('/login', JOIN)).toBe(true);
    expect(isSiteAlertShown('/lunch-calendar', { ...JOIN, headline: ASKS, copy: null })).toBe(
      false,
    );
  });
});

describe('the team’s alert', () => {
  const read = (fields: Record<string, unknown>, locale: Locale = 'en') =>
    readSiteAlert([{ type: 'site_alert', fields }], locale);

  test('is read with its link', () => {
    const fields = { visible: true, headline: ' Snow ', copy: CLOSED, link_url: '/faqs' };
    expect(read({ ...fields, link_text: 'More' })).toEqual({
      visible: true,
      headline: 'Snow',
      copy: CLOSED,
      link: { url: '/faqs', text: 'More' },
    });
    expect(read(fields)?.link).toEqual({ url: '/faqs', text: '/faqs' });
  });

  test('is read in Spanish sentence by sentence, in English where Spanish words are missing', () => {
    const fields = { visible: true, headline: 'Snow', copy: CLOSED, link_url: '/faqs' };
    const both = { ...fields, headline_es: ' Nieve ', link_text: 'More', link_text_es: 'Más' };
    expect(read(both, 'es')).toMatchObject({
      headline: 'Nieve',
      copy: CLOSED,
      link: { url: '/faqs', text: 'Más' },
    });
    expect(read(both)).toMatchObject({ headline: 'Snow', link: { text: 'More' } });
    expect(read({ visible: true, copy_es: text('Cerrado.') }, 'es')?.copy).toEqual(
      text('Cerrado.'),
    );
    expect(read({ visible: true, copy_es: text('Cerrado.') })).toBeNull();
  });

  test.each(['javascript:alert(1)', '//elsewhere.test', '', 5])('a link to %j is none', (url) => {
    expect(
      read({ visible: true, copy: text('x'), link_url: url, link_text: 'More' })?.link,
    ).toBeNull();
  });

  test.each([undefined, 'true', 1, null, false])('visible: %j is not shown', (visible) => {
    expect(read({ visible, copy: text('x') })?.visible).toBe(false);
  });

  test('may be nothing at all', () => {
    expect(readSiteAlert([], 'en')).toBeNull();
    expect(read({ visible: true })).toBeNull();
    expect(read({ visible: true, headline: ' ', copy: 7 })).toBeNull();
    const contact = { type: 'contact', fields: { visible: true, copy: text('x') } } as const;
    expect(readSiteAlert([contact], 'en')).toBeNull();
  });
});
