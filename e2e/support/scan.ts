import type { Page } from '@playwright/test';
import { devtoolsOf } from './devtools.ts';

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
/** Seconds between two keys of a scanner. */
const PACE = 0.002;

/**
 * Types a text and Enter as a scanner does that is a keyboard: at its own pace, without waiting for
 * the page after each key. A busy machine so puts no pause into a scan that no scanner makes.
 */
export async function typeScan(page: Page, text: string): Promise<void> {
  const devtools = await devtoolsOf(page);
  const start = Date.now() / 1000;
  const keys = [...[...text].map((key) => ({ key, text: key })), ENTER];
  await Promise.all(
    keys.flatMap((key, index) => {
      const timestamp = start + index * PACE;
      return [
        devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ];
    }),
  );
}
