import { words as admin } from '@yay/words/admin/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { AdminContent } from './admin-content.tsx';
import { isFullScreen } from './full-screen.ts';

const SHOWN = { phone: false, minimized: false };

test.each([
  ['/admin/items', true],
  ['/admin/items/', true],
  ['/admin/vendors/7/menu-items', true],
  ['/admin/vendors/luigis-corner-7/menu-items', true],
  ['/admin/vendors/new/menu-items', true],
  ['/admin/vendors/7/menu-items/new', false],
  ['/admin/vendors//menu-items', false],
  ['/admin/vendors/7/8/menu-items', false],
  ['/admin/vendors/menu-items', false],
  ['/admin/vendors/7', false],
  ['/admin/items/7', false],
  ['/admin/items-old', false],
  ['/admin', false],
  ['/vendors/luigis-corner-7/admin/items', false],
  ['/items', false],
  ['/', false],
])('%s takes the whole screen: %s', (path, expected) => {
  expect(isFullScreen({ path, ...SHOWN })).toBe(expected);
  expect(isFullScreen({ path, ...SHOWN, phone: true })).toBe(false);
  expect(isFullScreen({ path, ...SHOWN, minimized: true })).toBe(false);
});

describe('the content of the admin portal', () => {
  const draw = (path: string | null, phone = false) =>
    renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="UTC" messages={{ admin }}>
        <AdminContent path={path} phone={phone}>
          <h1>Items</h1>
        </AdminContent>
      </IntlProvider>,
    );

  test('is as wide as the screen, with a way out of it', () => {
    const html = draw('/admin/vendors/7/menu-items');
    expect(html).toMatch(/<main[^>]*class="staff admin-page full-screen"/);
    expect(html).toContain(admin.frame.minimize);
    expect(html).toContain('<h1>Items</h1>');
  });

  test.each([
    ['on every other page', '/admin/users', false],
    ['on a phone', '/admin/items', true],
    ['where there is no such page', null, false],
  ])('is boxed %s', (_where, path, phone) => {
    const html = draw(path, phone);
    expect(html).toMatch(/<main[^>]*class="staff admin-page"/);
    expect(html).not.toContain(admin.frame.minimize);
    expect(html).toContain('<h1>Items</h1>');
  });
});
