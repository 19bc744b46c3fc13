import { expect, type Page } from '@playwright/test';

/** Waits for a mail, opens it at /dev/mailbox and returns its text. */
export async function readMail(page: Page, to: string, subject: string): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  return page.getByRole('main').innerText();
}
