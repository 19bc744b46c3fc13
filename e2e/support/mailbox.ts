import { expect, type Page } from '@playwright/test';

/** Returns the code that was mailed to an address, as its reader sees it in the mailbox. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  const answer = await page.request.get('/dev/mailbox/latest', { params: { to } });
  const { subject } = (await answer.json()) as { subject: string };
  const code = /^\d{6}/.exec(subject)?.[0];
  expect(code, `a code in “${subject}”`).toBeDefined();
  return code ?? '';
}

/** Returns the path of the link in the newest mail to an address. */
export async function mailedLink(page: Page, to: string): Promise<string> {
  const answer = await page.request.get('/dev/mailbox/latest', { params: { to } });
  const { id } = (await answer.json()) as { id: number };
  const mail = await (await page.request.get(`/dev/mailbox/${id}`)).text();
  const path = /\/login\?token=[\w-]+/.exec(mail)?.[0];
  expect(path, 'a link in the mail').toBeDefined();
  return path ?? '';
}

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
