import { expect, type Page } from '@playwright/test';

interface NewestMail {
  readonly id: number;
  readonly subject: string;
}

/** Waits for a mail to an address that came after the mail `after`, and returns the newest. */
export async function newestMail(page: Page, to: string, after = 0): Promise<NewestMail> {
  const ask = async (): Promise<NewestMail | null> => {
    const answer = await page.request.get('/dev/mailbox/latest', { params: { to } });
    return answer.ok() ? ((await answer.json()) as NewestMail) : null;
  };
  let newest: NewestMail | null = null;
  await expect
    .poll(async () => {
      newest = await ask();
      return newest?.id ?? 0;
    }, `a mail to ${to}`)
    .toBeGreaterThan(after);
  if (newest === null) throw new Error(`no mail to ${to}`);
  return newest;
}

/** Returns the code that was mailed to an address, as its reader sees it in the mailbox. */
export async function mailedCode(page: Page, to: string): Promise<string> {
  const { subject } = await newestMail(page, to);
  const code = /^\d{6}/.exec(subject)?.[0];
  expect(code, `a code in “${subject}”`).toBeDefined();
  return code ?? '';
}

/** Returns the path of the link in the newest mail to an address. */
export async function mailedLink(page: Page, to: string): Promise<string> {
  const { id } = await newestMail(page, to);
  const mail = await (await page.request.get(`/dev/mailbox/${id}`)).text();
  const path = /\/(?:login|reset-password|way-back)#token=[\w-]+/.exec(mail)?.[0];
  expect(path, 'a link in the mail').toBeDefined();
  return path ?? '';
}

/**
 * Waits for a mail, opens it at /dev/mailbox and returns its text. Where the same was mailed before,
 * `after` names the newest mail of then.
 */
export async function readMail(
  page: Page,
  to: string,
  subject: string,
  after?: NewestMail,
): Promise<string> {
  if (after) await newestMail(page, to, after.id);
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.first().click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  return page.getByRole('main').innerText();
}
