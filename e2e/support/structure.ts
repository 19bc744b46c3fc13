/** The settings of `readStructure`. */
export const STRUCTURE = {
  /** Attributes whose value decides a rule; for all others only being empty or not does. */
  decisive: [
    'autocomplete',
    'checked',
    'class',
    'contenteditable',
    'dir',
    'disabled',
    'hidden',
    'inert',
    'lang',
    'multiple',
    'open',
    'readonly',
    'required',
    'role',
    'scope',
    'tabindex',
    'type',
  ],
  /** Attributes that point at other elements. */
  pointers: [
    'aria-activedescendant',
    'aria-controls',
    'aria-describedby',
    'aria-details',
    'aria-errormessage',
    'aria-flowto',
    'aria-labelledby',
    'aria-owns',
    'for',
    'headers',
    'list',
  ],
  targets:
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="button"], [role="link"], [role="checkbox"], [role="menuitem"], [role="option"], [role="radio"], [role="switch"], [role="tab"]',
  /** A target of this many pixels, in width and height, needs no distance from others. */
  targetSize: 24,
  /** Elements that hold others and by themselves say nothing about what they hold. */
  plain: 'article, aside, body, div, footer, form, header, html, main, nav, section, span',
  /** With these, or with a text of its own, such an element is more than that. */
  notPlain: '[role], [aria-hidden], [aria-owns], [contenteditable]',
  /** Languages of a whole page, whose rule checks the page. */
  languages: ['en', 'es'],
  /** Drawings: they have no name, no text and no state. */
  shapes: 'circle, clipPath, defs, ellipse, g:empty, line, path, polygon, polyline, rect, stop',
};

/** The attribute that excludes a subtree from a check. */
export const JUDGED = 'data-judged';

interface Structure {
  /** The number of an element with its contents. */
  readonly whole: number;
  /** The number of a plain element by itself: no rule about it asks for its contents. */
  readonly alone: number | undefined;
}

export interface Structured {
  structureOf: ReadonlyMap<Element, Structure>;
  /** The largest subtrees that hold all that is new. */
  freshParts: readonly Element[];
}

/**
 * Runs in the page: numbers every element by its structure, and returns the numbers that occur.
 *
 * Two elements have the same number when they agree in tag, role, classes, states, names that are
 * there or missing, computed colors and size of text, and so do their contents; and when their
 * ancestors agree in what they are and in the ground that they lay. Texts don't count, nor how
 * often a part is repeated, nor the width of the window. A target that is small or touches another
 * one counts with its measures. A rule that finds nothing wrong with one of the two finds nothing
 * wrong with the other. A plain element has a second number, for which its contents don't count: in
 * a new mixture of parts that are known nothing is left to check.
 */
export function readStructure(rules: typeof STRUCTURE): number[] {
  // cyrb53: 53 bits, so that no two of some ten thousand structures share a number.
  const hash = (text: string): number => {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 4294967296 * (2097151 & low) + (high >>> 0);
  };

  const contentOf = (text: string | null | undefined) => (text?.trim() ? 'text' : 'empty');
  const attributeOf = ({ name, value }: Attr): string => {
    if (rules.decisive.includes(name)) return value;
    if (rules.pointers.includes(name)) {
      return value
        .split(/\s+/)
        .map((id) => document.getElementById(id))
        .map((target) => (target === null ? 'missing' : contentOf(target.textContent)))
        .join();
    }
    const isState = name.startsWith('aria-') && name !== 'aria-label' && /^[a-z]+$/.test(value);
    if (isState) return value;
    return value.trim() !== '' && Number.isFinite(Number(value)) ? 'number' : contentOf(value);
  };

  // `target-size` depends on measures: those of targets that are too near to a small one, or
  // overlap another one.
  const crowds = new Map<Element, string>();
  const targets = [...document.querySelectorAll(rules.targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const box = element.getBoundingClientRect();
      const isSmall = box.width < rules.targetSize || box.height < rules.targetSize;
      return { element, box, isSmall };
    });
  type Target = (typeof targets)[number];
  const distance = (from: DOMRect, to: DOMRect): number => {
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const [right, bottom] = [to.left + to.width, to.top + to.height];
    return Math.hypot(Math.max(to.left - x, 0, x - right), Math.max(to.top - y, 0, y - bottom));
  };
  const centerOf = ({ left, top, width, height }: DOMRect) =>
    new DOMRect(left + width / 2, top + height / 2, 0, 0);
  const isNear = (target: Target, other: Target): boolean => {
    if (target.element.contains(other.element) || other.element.contains(target.element)) {
      return false;
    }
    const overlaps =
      other.box.left < target.box.right &&
      target.box.left < other.box.right &&
      other.box.top < target.box.bottom &&
      target.box.top < other.box.bottom;
    if (overlaps || !target.isSmall) return overlaps;
    const toOther = distance(target.box, other.box);
    if (toOther <= rules.targetSize / 2) return true;
    return other.isSmall && distance(target.box, centerOf(other.box)) <= rules.targetSize;
  };
  for (const target of targets) {
    const near = targets.filter((other) => other !== target && isNear(target, other));
    if (near.length === 0) continue;
    const { box } = target;
    const measures = [target, ...near].map((one) =>
      [one.box.left - box.left, one.box.top - box.top, one.box.width, one.box.height].map(
        Math.round,
      ),
    );
    crowds.set(target.element, measures.join(' '));
  }

  const attributesOf = (element: Element): string[] =>
    [...element.attributes]
      .filter(({ name }) => !name.startsWith('data-') && name !== 'id' && name !== 'style')
      .filter(
        ({ name, value }) =>
          !(name === 'lang' && element.matches('html') && rules.languages.includes(value)),
      )
      .map((one) => `${one.name}=${attributeOf(one)}`)
      .sort();

  const hasTextOf = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  const scrollsOf = (element: Element, { overflow }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflow) &&
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);

  const ownOf = (element: Element, style: CSSStyleDeclaration): string => {
    const hasText = hasTextOf(element);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const scrolls = scrollsOf(element, style);
    const size = Number.parseFloat(style.fontSize);
    // Large text needs less contrast (WCAG 1.4.3).
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const text = [style.color, isLarge, style.textShadow];
    // A link within a text must differ from it.
    const around = element.parentElement && getComputedStyle(element.parentElement);
    const link = [around?.color, around?.fontWeight, style.fontWeight, style.textDecorationLine];
    return [
      element.tagName,
      ...attributesOf(element),
      labels.map(({ textContent }) => contentOf(textContent)),
      scrolls,
      // A header cell belongs to the cells under it.
      element.matches('tr') && element.childElementCount,
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      hasText || element.matches('input, select, textarea') ? text : '',
      element.matches('a, [role="link"]') ? link : '',
      crowds.get(element),
    ].join('|');
  };

  // An ancestor counts by its role and by the background of its contents.
  const pathOf = (element: Element, style: CSSStyleDeclaration, above: number): number => {
    // The background of a text may be a sibling that lies behind it.
    const grounds = [...element.children]
      .map((child) => getComputedStyle(child))
      .filter(({ position }) => position === 'absolute' || position === 'fixed')
      .map(({ backgroundColor, backgroundImage }) => backgroundColor + backgroundImage)
      .filter((ground) => ground !== 'rgba(0, 0, 0, 0)none');
    const place = [
      ...attributesOf(element).filter((one) => !one.startsWith('class=')),
      style.backgroundColor.replace('rgba(0, 0, 0, 0)', ''),
      style.backgroundImage.replace('none', ''),
      style.opacity.replace(/^1$/, ''),
      ...new Set(grounds),
    ].join('');
    const isPlain = place === '' && element.matches('div, span');
    return isPlain ? above : hash(`${above}/${element.tagName}|${place}`);
  };

  // No rule about such an element asks for more than its own attributes and styles.
  const onlyHolds = (element: Element, style: CSSStyleDeclaration) =>
    element.matches(rules.plain) &&
    !element.matches(rules.notPlain) &&
    !hasTextOf(element) &&
    !scrollsOf(element, style);

  const structureOf = new Map<Element, Structure>();
  const read = (element: Element, above: number): number => {
    const style = getComputedStyle(element);
    const path = pathOf(element, style, above);
    // Hidden contents are not checked.
    const isDisplayed = style.display !== 'none';
    const children = isDisplayed ? [...element.children] : [];
    const contents = children
      .filter((child) => !child.matches(rules.shapes))
      .map((child) => read(child, path));
    const parents = [element.parentElement, element.parentElement?.parentElement];
    const within = parents.map((parent) => `${parent?.tagName} ${parent?.getAttribute('role')}`);
    const own = isDisplayed ? ownOf(element, style) : 'not displayed';
    const whole = hash(`${above}/${within}/${own}>${[...new Set(contents)].sort()}`);
    const alone =
      isDisplayed && onlyHolds(element, style) ? hash(`${above}/${within}/${own}`) : undefined;
    structureOf.set(element, { whole, alone });
    return whole;
  };
  read(document.documentElement, 0);
  Object.assign(window, { structureOf });
  const numbers = [...structureOf.values()].flatMap(({ whole, alone }) => [whole, alone ?? whole]);
  return [...new Set(numbers)];
}

/**
 * Runs in the page: marks the largest subtrees whose structure is not new, or occurs on this page
 * before, and keeps what is new around them; returns whether anything is.
 */
export function markJudged({ fresh, mark }: { fresh: readonly number[]; mark: string }): boolean {
  const { structureOf } = window as unknown as Structured;
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const isLeft = new Set(fresh);
  const freshParts: Element[] = [];
  const visit = (element: Element, isWithin: boolean): void => {
    const structure = structureOf.get(element);
    // An element without a number was added since, or cannot break a rule.
    if (structure !== undefined && !isLeft.delete(structure.whole)) {
      element.setAttribute(mark, '');
      return;
    }
    const isFresh = structure?.alone === undefined || isLeft.delete(structure.alone);
    if (isFresh && !isWithin) freshParts.push(element);
    for (const child of element.children) visit(child, isWithin || isFresh);
  };
  visit(document.documentElement, false);
  Object.assign(window, { freshParts });
  return freshParts.length > 0;
}
