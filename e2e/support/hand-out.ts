import type { Page } from '@playwright/test';
import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { BAG_ROOM, type Child } from './bags.ts';
import { expect, type World } from './test.ts';
import { say } from './words.ts';

/** The day of the lunches that are handed out. */
export const TODAY = '2026-10-15';

export const tile = (page: Page, { first, last }: Child) =>
  page.getByRole('button', { name: new RegExp(`^${first} ${last.slice(0, 1)}\\b`) });
export const openClass = (page: Page, { grade }: Child) =>
  page.getByRole('button', { name: new RegExp(`^${grade}.*\\b${BAG_ROOM}\\b`) }).click();
export const handOver = (page: Page) =>
  page.getByRole('button', { name: say('handouts.handOver'), exact: true }).click();

/** Opens each child and hands the bag over. */
export async function handOut(page: Page, children: readonly Child[]): Promise<void> {
  for (const child of children) {
    await tile(page, child).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${child.first} ${child.last}`,
    );
    await handOver(page);
  }
}

/** The acts of these lunches that count, and all that were kept. */
export const counted = (world: World, children: readonly Child[]) =>
  world.rows<{ bags: number; acts: number }>(
    `select count(distinct order_id)::int as bags, count(*)::int as acts from hand_out_events
     where order_id = any ($1::bigint[]) and kind = 'handed_over' and refusal is null`,
    [children.map(({ id }) => id)],
  );

/** Opens the tablet that the demo has paired. */
export const openKiosk = async (page: Page) => {
  await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
  await expect(page.getByRole('button', { name: say('handouts.find') })).toBeVisible();
};
