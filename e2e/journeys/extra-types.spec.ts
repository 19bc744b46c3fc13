import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const FIRST = 'Fruit';

test('an extra type is moved, and a refused move is not said to be made', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_CONNECTION_REFUSED');
  await world.signIn(page, 'merchandising_sr@demo.test');
  await page.goto('/admin/extra-types');
  const down = page.getByRole('button', { name: say('extra-types.down', { name: FIRST }) });
  const up = page.getByRole('button', { name: say('extra-types.up', { name: FIRST }) });
  const said = page.getByRole('status').filter({ hasText: FIRST });
  await expect(up).toBeDisabled();

  await page.route('**/api/extra-types/order', (route) => route.abort('connectionrefused'));
  await down.click();
  await expect(alertOn(page, say('errors.request.unavailable'))).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(up).toBeDisabled();
  await page.unrouteAll({ behavior: 'wait' });

  const order = await holdBack(page, '**/api/extra-types/order');
  await down.click();
  await expect(down).toBeDisabled();
  order.admit();
  await expect(said).toContainText(`${FIRST} is now number 2 of`);
  await expect(down).toBeFocused();
  await page.reload();
  await expect(up).toBeEnabled();
  await up.click();
  await expect(said).toContainText(`${FIRST} is now number 1 of`);
});
