import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';

test.use({ colorScheme: 'dark' });

/** From 0, black, to 255, white: what the browser really paints. */
async function lightness(box: Locator, property: 'background-color' | 'color'): Promise<number> {
  return box.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, property);
}

test('the week and a day are dark in the dark theme, and can be read', async ({ page, world }) => {
  await world.signIn(page, DANA);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  const body = page.locator('body');
  expect(await lightness(body, 'background-color')).toBeLessThan(60);
  expect(await lightness(body, 'color')).toBeGreaterThan(180);
  await week.choose('Mia', 'Thursday', 'Cheese ravioli');
  await week.takeOff('Leo', 'Thursday');
  await expectAccessible(page, 'a week in the dark theme');
  const panel = await week.open('Mia', 'Friday');
  await expectAccessible(page, 'a day in the dark theme');
  expect(await lightness(panel.getByRole('heading', { level: 2 }), 'color')).toBeGreaterThan(180);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lightness(body, 'background-color')).toBeGreaterThan(200);
});
