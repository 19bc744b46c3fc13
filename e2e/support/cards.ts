import type { Locator, Page } from '@playwright/test';
import { say } from './words.ts';

/** Numbers by which the payment provider is tried, and what they do. */
export const CARD = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  /** It is saved, and declined when it is charged. */
  declinedLater: '4000000000000341',
  bankAsks: '4000002500003155',
} as const;

/** Types a card into the form that is open there. */
export async function typeCard(where: Page | Locator, number: string): Promise<void> {
  await where.getByLabel(say('payments.number')).fill(number);
  await where.getByLabel(say('payments.expiry')).fill('1240');
  await where.getByLabel(say('payments.cvc')).fill('123');
  await where.getByLabel(say('payments.zip')).fill('12345');
}

export const cards = (page: Page) => page.getByRole('region', { name: say('billing.cards.title') });
export const cardDialog = (page: Page) =>
  page.getByRole('dialog', { name: say('billing.cards.addTitle') });

/** Sends the form of a card on the billing page; what comes of it is not waited for. */
export async function addCard(page: Page, number: string): Promise<void> {
  await cards(page)
    .getByRole('button', { name: say('billing.cards.add') })
    .click();
  await typeCard(cardDialog(page), number);
  await cardDialog(page)
    .getByRole('button', { name: say('billing.cards.save') })
    .click();
}
