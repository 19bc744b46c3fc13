import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Checks which option the text field points at while the focus stays in the text. */
export async function expectPointedAt(field: Locator, name: string): Promise<void> {
  await expect.element(field).toHaveFocus();
  await expect
    .poll(() => {
      const id = field.element().getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    })
    .toContain(name);
}
