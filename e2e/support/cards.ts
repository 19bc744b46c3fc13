import type { Locator, Page } from '@playwright/test';
import { say } from './words.ts';

/** Numbers of the provider's test cards by their behavior. */
export const CARD = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  /** A card that can be saved and is declined when it is charged. */
  declinedLater: '4000000000000341',
  bankAsks: '4000002500003155',
} as const;

/** Fills in the open card form. */
export async function typeCard(
  where: Page | Locator,
  number: string,
  words: typeof say = say,
): Promise<void> {
  await where.getByLabel(words('payments.number')).fill(number);
  await where.getByLabel(words('payments.expiry')).fill('1240');
  await where.getByLabel(words('payments.cvc')).fill('123');
  await where.getByLabel(words('payments.zip')).fill('12345');
}

export const cards = (page: Page) => page.getByRole('region', { name: say('billing.cards.title') });
export const cardDialog = (page: Page) =>
  page.getByRole('dialog', { name: say('billing.cards.addTitle') });

/** Submits the card form on the billing page without waiting for the outcome. */
export async function addCard(page: Page, number: string): Promise<void> {
  await cards(page)
    .getByRole('button', { name: say('billing.cards.add') })
    .click();
  await typeCard(cardDialog(page), number);
  await cardDialog(page)
    .getByRole('button', { name: say('billing.cards.save') })
    .click();
}
