import type { Page } from '@playwright/test';
import { VECTORS } from '@yay/documents/vectors';

/** Attacks by words, as the database can hold them. */
export const KEPT = VECTORS.map((vector) => vector.replaceAll('\u0000', ''));

/** Counts what runs in a page and its frames. */
export async function listen(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('tellRun', (where: string) => {
    ran.push(where);
  });
  await page.addInitScript(() => {
    const { tellRun } = window as unknown as { tellRun: (where: string) => void };
    window.alert = () => tellRun(location.href);
  });
  return ran;
}

/** Returns the elements that could still run once somebody moves over them or presses them. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    function look(root: Document): void {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`);
          if (!/^(xlink:)?(href|src|action|formaction|data)$/i.test(name)) continue;
          // A picture that is on its way up shows from the memory of the browser.
          const url = URL.parse(value.replace(/^blob:(?=http)/, ''), location.href);
          const isData = url?.protocol === 'data:' && !value.startsWith('data:image/');
          if (isData || /^(javascript|vbscript|filesystem):$/.test(url?.protocol ?? '')) {
            found.push(`${element.tagName} ${name}=${value}`);
          }
          // A link that says openly where it leads may be written, or made of a pasted address.
          if (url?.protocol === 'mailto:') continue;
          if (url?.host === 'evil.test' && !value.startsWith('https://evil.test'))
            found.push(`${element.tagName} ${name}=${value}`);
        }
        if (element instanceof HTMLIFrameElement && element.contentDocument) {
          look(element.contentDocument);
        }
      }
    }
    look(document);
    return found;
  });
