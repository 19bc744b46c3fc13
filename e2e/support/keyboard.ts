import { type CDPSession, expect, type Page } from '@playwright/test';
import { devtoolsOf } from './devtools.ts';

/** Roles of groups in which arrows move the focus and Tab stops at one element at most. */
const COMPOSITES = [
  'grid',
  'treegrid',
  // Cells that are drawn apart from their grid.
  'gridcell',
  'listbox',
  'tablist',
  'radiogroup',
  'menu',
  'menubar',
  'toolbar',
  'tree',
];

/** Presses of Tab between two checks of the reached elements. */
const BATCH = 40;

interface Seen {
  /** Times that the focus has left the page at its end. */
  rounds: number;
  reached: number[];
  unseen: string[];
}

interface Keyboard {
  keyboardSeen: Seen;
}

interface Marked {
  /** A description that identifies the element in a failure. */
  readonly name: string;
  /** True for an element of a group that Tab enters at one place. */
  readonly inGroup: boolean;
}

/**
 * Fails when a control of the page is neither reached by Tab nor in a group that is, when it
 * doesn't show that it has the focus, or when something answers to the mouse alone.
 */
export async function expectKeyboard(page: Page, what: string): Promise<void> {
  const { marked, mouseOnly } = await page.evaluate(mark, COMPOSITES);
  const devtools = await devtoolsOf(page);
  let seen: Seen = { rounds: 0, reached: [], unseen: [] };
  // Tab starts where the page has put the focus, so the first round may be incomplete.
  for (let step = 0; seen.rounds < 2 && step < 2 * marked.length + 100; step += BATCH) {
    const reachedBefore = seen.reached.length;
    await pressTab(devtools, Math.min(BATCH, marked.length + 10));
    seen = await page.evaluate(() => (window as unknown as Keyboard).keyboardSeen);
    if (seen.reached.length === marked.length) break;
    // In a spreadsheet Tab moves from cell to cell, and Escape leaves it.
    if (seen.reached.length === reachedBefore) await page.keyboard.press('Escape');
  }
  const reached = new Set(seen.reached);
  const missed = marked.filter(({ inGroup }, index) => !inGroup && !reached.has(index));
  expect(
    {
      'not reached by Tab': missed.map(({ name }) => name),
      'does not show that it has the focus': seen.unseen,
      'answers to the mouse alone': mouseOnly,
    },
    `${what} by keyboard`,
  ).toEqual({
    'not reached by Tab': [],
    'does not show that it has the focus': [],
    'answers to the mouse alone': [],
  });
}

/** Presses Tab `times` times without waiting for each press: the browser keeps their order. */
async function pressTab(devtools: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent: Promise<unknown>[] = [];
  for (let press = 0; press < times; press += 1) {
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }));
    sent.push(devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
  }
  await Promise.all(sent);
}

/** Runs in the page: numbers the controls and records the look of each without the focus. */
function mark(composites: readonly string[]): { marked: Marked[]; mouseOnly: string[] } {
  const WIDGETS = [
    'button',
    'link',
    'checkbox',
    'switch',
    'tab',
    'menuitem',
    'option',
    'radio',
    'combobox',
    'slider',
    'spinbutton',
  ];
  const WIDGET = `a[href], button, input:not([type="hidden"]), select, textarea, summary, ${WIDGETS.map((role) => `[role="${role}"]`).join()}`;
  const USABLE = `${WIDGET}, [contenteditable="true"], [tabindex]`;
  const nameOf = (element: Element) => {
    const label =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      (element.textContent || element.getAttribute('name') || element.getAttribute('placeholder'));
    return `${element.tagName.toLowerCase()}.${element.className}[${element.getAttribute('role') ?? ''}] "${(label ?? '').trim().slice(0, 40)}"`;
  };
  // A link of a text that is being written is a part of the text, which arrows go through.
  const isWritten = (element: Element) =>
    element.parentElement?.closest('[contenteditable="true"]') != null;
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isWritten(element) &&
    element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"], :disabled') === null &&
    element.getClientRects().length > 0;
  // The focus may show on a sibling, such as the box beside a hidden checkbox.
  const looksOf = (element: Element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const near = [...around, element.nextElementSibling, element.firstElementChild].filter(
      (one): one is Element => one instanceof Element,
    );
    const styles = near.flatMap((one) => [
      getComputedStyle(one),
      getComputedStyle(one, '::after'),
      getComputedStyle(one, '::before'),
    ]);
    return styles
      .map((style) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = style;
        const outline = outlineStyle === 'none' ? '' : outlineWidth + outlineColor;
        return [outline, boxShadow, borderColor, style.backgroundColor, style.opacity].join();
      })
      .join('|');
  };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const elements = [...document.querySelectorAll(USABLE)].filter(isThere);
  const marked: Marked[] = [];
  const before: string[] = [];
  const group = composites.map((role) => `[role="${role}"]`).join();
  for (const element of elements) {
    const tabIndex = (element as HTMLElement).tabIndex;
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
    const around = element.parentElement?.closest(group);
    const isCell = around?.getAttribute('role') === 'grid';
    const inGroup = isRadio || isCell || (tabIndex < 0 && around != null);
    // An element that only the page itself focuses need not be reached by Tab.
    if (tabIndex < 0 && !element.matches(WIDGET)) continue;
    element.setAttribute('data-kb', String(marked.length));
    marked.push({ name: nameOf(element), inGroup });
    before.push(looksOf(element));
  }
  const seen: Seen = { rounds: 0, reached: [], unseen: [] };
  Object.assign(window, { keyboardSeen: seen });
  // Comes before the focus leaves: until then the element is drawn with the focus.
  const leaving = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    // An element that passes its focus on to a part of itself is reached with that part.
    for (let own = document.activeElement; own !== null; own = own.parentElement) {
      const index = Number(own.getAttribute('data-kb') ?? -1);
      if (index < 0 || seen.reached.includes(index)) continue;
      seen.reached.push(index);
      if (own === document.activeElement && looksOf(own) === before[index]) {
        seen.unseen.push(nameOf(own));
      }
    }
  };
  document.addEventListener('keydown', leaving, { capture: true });
  window.addEventListener('blur', () => {
    seen.rounds += 1;
  });
  const mouseOnly = [...document.querySelectorAll('body *')].filter((element) => {
    if (getComputedStyle(element).cursor !== 'pointer' || !isThere(element)) return false;
    if (element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer') {
      return false;
    }
    const around = `${WIDGET}, [tabindex="0"], label, option`;
    return element.closest(around) === null && element.querySelector(around) === null;
  });
  return { marked, mouseOnly: mouseOnly.map(nameOf) };
}
