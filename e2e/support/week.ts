import { expect, type Locator, type Page } from '@playwright/test';
import { say } from './words.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
export type Day = (typeof DAYS)[number];

/** The options and extras of a meal. */
export interface Picks {
  readonly options?: readonly string[];
  readonly extras?: readonly string[];
}

/** Returns the lunch calendar with its parts, found by role and label as a person finds them. */
export function weekOn(page: Page) {
  const summary = page.getByRole('complementary', { name: say('calendar.summary.label') });
  const row = (child: string) => page.getByRole('region', { name: child, exact: true });
  const cell = (child: string, day: Day) => row(child).getByRole('listitem').nth(DAYS.indexOf(day));
  const panelOf = (child: string, day: Day) =>
    page.getByRole('dialog', { name: say('calendar-choosing.panel.title', { child, day }) });

  async function open(child: string, day: Day): Promise<Locator> {
    await cell(child, day).getByRole('button').first().click();
    const panel = panelOf(child, day);
    await expect(panel).toBeVisible();
    return panel;
  }

  /** Until the address says so, too: it follows the panel a moment later, by a step back. */
  async function closed(panel: Locator): Promise<void> {
    await expect(panel).toBeHidden();
    await expect(page).not.toHaveURL(/[?&]day=/);
  }

  return {
    summary,
    row,
    cell,
    panelOf,
    open,

    async visit(monday?: string): Promise<void> {
      await page.goto(`/lunch-calendar${monday === undefined ? '' : `?week=${monday}`}`);
      await expect(page.getByRole('timer')).toBeVisible();
    },

    /** Chooses a meal for a child's day, without saving it. */
    async choose(child: string, day: Day, meal: string, picks: Picks = {}): Promise<void> {
      const panel = await open(child, day);
      await pickMeal(panel, meal, picks);
      await closed(panel);
      await expect(cell(child, day)).toContainText(meal);
    },

    async takeOff(child: string, day: Day): Promise<void> {
      const panel = await open(child, day);
      await panel.getByRole('button', { name: say('calendar-choosing.panel.remove') }).click();
      await closed(panel);
      await expect(cell(child, day)).toContainText(say('calendar.cell.takenOff'));
    },

    saveButton: (count: number) =>
      summary.getByRole('button', { name: say('calendar.summary.save', { count }) }),

    /** Saves `count` changes and waits until all of them are saved. */
    async save(count: number): Promise<void> {
      await summary.getByRole('button', { name: say('calendar.summary.save', { count }) }).click();
      const rest = summary
        .getByRole('button', { name: say('calendar.summary.nothing') })
        .or(summary.getByRole('button', { name: say('calendar.summary.saveEmpty'), exact: true }));
      await expect(rest).toBeVisible();
    },

    /** Applies a promo code. */
    async applyCode(code: string): Promise<void> {
      const ask = summary.getByRole('button', { name: say('calendar.promo.add') });
      const field = summary.getByLabel(say('calendar-choosing.promo.label'));
      await expect(ask.or(field).first()).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      await field.fill(code);
      await summary.getByRole('button', { name: say('calendar-choosing.promo.apply') }).click();
    },

    /** Waits until the server's price is shown and no request is pending. */
    async expectCounted(): Promise<void> {
      await expect(summary).not.toContainText(say('calendar.summary.counting'));
    },

    async expectTotal(total: string): Promise<void> {
      const words = say('calendar.summary.total');
      await expect(summary).toContainText(new RegExp(`${words}[^$]*${escaped(total)}(?!\\d)`));
    },

    /** Returns the amount left to pay in cents, once the server has priced the week. */
    async total(): Promise<number> {
      await expect(summary).not.toContainText(say('calendar.summary.counting'));
      const words = new RegExp(`${say('calendar.summary.total')}[^$]*\\$([\\d,]+\\.\\d\\d)`);
      const [, dollars = ''] = words.exec((await summary.textContent()) ?? '') ?? [];
      return Math.round(Number(dollars.replaceAll(',', '')) * 100);
    },
  };
}

export type Week = ReturnType<typeof weekOn>;

/** Finds a meal in the panel of a day. */
export function mealIn(panel: Locator, meal: string): Locator {
  return panel.getByRole('listitem').filter({ has: panel.page().getByText(meal, { exact: true }) });
}

/** Chooses a meal: one without options is taken with one press, others are unfolded first. */
export async function pickMeal(panel: Locator, meal: string, picks: Picks = {}): Promise<void> {
  const card = mealIn(panel, meal);
  await expect(card).toBeVisible();
  const atOnce = card.getByRole('button', {
    name: say('calendar-choosing.panel.chooseLabel', { meal }),
  });
  const nothingPicked = !picks.options && !picks.extras;
  if (nothingPicked && (await atOnce.isVisible())) {
    await atOnce.click();
    return;
  }
  const unfold = card
    .getByRole('button', { name: say('calendar-choosing.panel.optionsLabel', { meal }) })
    .first();
  if ((await unfold.getAttribute('aria-expanded')) !== 'true') await unfold.click();
  for (const option of picks.options ?? []) await part(card, option).check();
  for (const extra of picks.extras ?? []) await (await extraIn(card, extra)).check();
  await takeButton(panel).click();
}

/** Finds the button that takes the unfolded meal; its label ends with the price. */
export function takeButton(panel: Locator): Locator {
  return panel.getByRole('button', {
    name: new RegExp(`^${say('calendar-choosing.panel.chooseFor', { price: '' }).trim()} `),
  });
}

/** Finds an option or extra of an unfolded meal by its name. */
export function part(card: Locator, name: string): Locator {
  const starts = new RegExp(`^${escaped(name)}`);
  return card.getByRole('radio', { name: starts }).or(card.getByRole('checkbox', { name: starts }));
}

/** Finds an extra, after showing all of them: only the first few are shown at once. */
export async function extraIn(card: Locator, name: string): Promise<Locator> {
  const more = card.getByRole('button', { name: moreExtras });
  const extra = part(card, name);
  await expect(extra.or(more).first()).toBeVisible();
  if (!(await extra.isVisible())) await more.click();
  return extra;
}

const moreExtras = new RegExp(
  say('calendar-choosing.panel.moreExtras', { count: 7 })
    .replace('7', '\\d+')
    .replace('extras', 'extras?'),
);

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Finds the alert above the page that reports an outcome. */
export function alertOn(page: Page, text: string): Locator {
  return page.locator('[role=alert], [role=status]').getByText(text);
}
