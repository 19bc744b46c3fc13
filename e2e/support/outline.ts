import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STRUCTURE } from './structure.ts';

/** A subject of the rules of whole pages; each rule depends on one of these alone. */
export type Subject = 'document' | 'headings' | 'landmarks' | 'regions';

/**
 * Returns the numbers of the page's outline: all that the rules of whole pages depend on, by their
 * subjects. Pages whose numbers are known pass these rules. Null where such a rule has to read the very
 * page: it has frames, ids that occur twice, shortcuts, spacing of its own, or a picture that may
 * repeat the text beside it.
 */
export async function outlineOf(page: Page): Promise<Record<Subject, number[]> | null> {
  const outline = await page.evaluate(readOutline, STRUCTURE.languages);
  if (outline === null) return null;
  const numbersOf = (subject: Subject) => outline[subject].map((one) => numberOf(subject + one));
  return {
    document: numbersOf('document'),
    headings: numbersOf('headings'),
    landmarks: numbersOf('landmarks'),
    regions: numbersOf('regions'),
  };
}

/** 48 bits, which a number holds exactly. */
const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/** Runs in the page. */
function readOutline(languages: readonly string[]): Record<Subject, string[]> | null {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ids = all('[id]').map(({ id }) => id);
  const mustBeRead =
    new Set(ids).size < ids.length ||
    document.querySelector(
      'iframe, frame, object, embed, [accesskey], [style*="spacing"], [style*="line-height"], table[summary]',
    ) !== null;
  if (mustBeRead) return null;
  const mayRepeat = (image: Element) => {
    const alt = image.getAttribute('alt')?.trim().toLowerCase() ?? '';
    const around = image.closest('button, [role="button"], a[href], p, li, td, th');
    return alt !== '' && around?.textContent?.toLowerCase().includes(alt);
  };
  if (all('img, [role="img"]').some(mayRepeat)) return null;

  const shownOf = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;

  const ROLES = [
    'banner',
    'complementary',
    'contentinfo',
    'form',
    'main',
    'navigation',
    'region',
    'search',
  ];
  const LANDMARKS = `main, nav, aside, header, footer, section, form, ${ROLES.map((role) => `[role="${role}"]`).join()}`;
  const nameOf = (element: Element): string => {
    const pointed = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const name =
      pointed.trim() || element.getAttribute('aria-label') || element.getAttribute('title') || '';
    return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  };
  const kindOf = (element: Element) => `${element.tagName} ${element.getAttribute('role') ?? ''}`;
  const pathOf = (element: Element): string => {
    const parents: string[] = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent.matches(`article, ${LANDMARKS}, [role]`)) parents.push(kindOf(parent));
    }
    return parents.join('<');
  };
  const ROLE_OF: Readonly<Record<string, string>> = {
    ASIDE: 'complementary',
    FOOTER: 'contentinfo',
    FORM: 'form',
    HEADER: 'banner',
    MAIN: 'main',
    NAV: 'navigation',
    SECTION: 'region',
  };
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? ROLE_OF[element.tagName] ?? element.tagName;
  const landmarks = all(LANDMARKS).map((element) => {
    const [name, path] = [nameOf(element), pathOf(element)];
    const role = roleOf(element);
    const isTop =
      !/ARTICLE|ASIDE|MAIN|NAV|SECTION|article|complementary|main|navigation|region/.test(path);
    const isShown = shownOf(element);
    const text = [kindOf(element), name !== '', isShown, path].join('|');
    // A section or form without a name, and the head or foot of a part, are no landmarks.
    const isLandmark =
      element.hasAttribute('role') ||
      (element.matches('section, form')
        ? name !== ''
        : isTop || !element.matches('header, footer'));
    return { role, name, isTop, isShown, isLandmark, text };
  });
  const shownLandmarks = landmarks.filter(({ isShown, isLandmark }) => isShown && isLandmark);
  const named = shownLandmarks.map(({ role, name }) => `${role} ${name}`);
  const countOf = (wanted: string) =>
    shownLandmarks.filter(({ role, isTop }) => role === wanted && isTop).length;
  // Landmarks of the same role and name are told apart by nothing but the very page.
  const alike = new Set(named).size < named.length ? landmarks.map(({ text }) => text) : [];

  // Headings are compared with the one before them.
  const headings = all('h1, h2, h3, h4, h5, h6, [role="heading"]')
    .filter(shownOf)
    .map((element) =>
      [
        kindOf(element),
        element.getAttribute('aria-level'),
        (element.textContent ?? '').trim() !== '',
      ].join('|'),
    );
  const steps = headings.map((heading, index) => `${headings[index - 1]} > ${heading}`);

  // Everything that stands in no landmark, part by part.
  const isWithin = (element: Element) =>
    element.matches('main, nav, aside, body > header, body > footer') ||
    ROLES.includes(element.getAttribute('role') ?? '');
  const loose: string[] = [];
  const walk = (element: Element) => {
    const hasText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    const traits = ['role', 'aria-live', 'aria-modal', 'aria-label', 'type', 'class', 'open'];
    loose.push(
      [
        element.tagName,
        ...traits.map((trait) => element.getAttribute(trait)),
        hasText,
        shownOf(element),
      ].join('|'),
    );
    if (isWithin(element)) return;
    for (const child of element.children) walk(child);
    loose.push('/');
  };
  walk(document.body);

  const links = all('a[href]');
  const firstAway = links.findIndex((link) => !/^\/?#/.test(link.getAttribute('href') ?? ''));
  const skips = links
    .map((link, index) => ({ link, index }))
    .filter(({ link }) => /^\/?#/.test(link.getAttribute('href') ?? ''))
    .map(({ link, index }) => {
      const target = document.getElementById(link.getAttribute('href')?.replace(/^\/?#/, '') ?? '');
      return [index < firstAway, target && kindOf(target), target && shownOf(target)].join('|');
    });

  const dialogs = all('dialog, [role="dialog"], [role="alertdialog"]').map(
    (element) => `${kindOf(element)} ${element.getAttribute('aria-modal')} ${shownOf(element)}`,
  );
  // Axe asks for no first heading and no main part behind a dialog, or behind anything that covers the
  // window. A page without them shares its number with pages behind the same dialogs, or with none.
  const isBehind = all('dialog, [role="dialog"], [aria-modal="true"]').some(shownOf);
  const presence = (isThere: boolean) => isThere || (isBehind ? dialogs : Math.random());
  const metas = all('meta[name="viewport"], meta[http-equiv]').map((meta) => meta.outerHTML);
  // A rule asks whether the language is one, not which.
  const root = [...document.documentElement.attributes]
    .filter(({ name }) => /lang$/.test(name))
    .map(({ name, value }) => `${name}=${languages.includes(value) ? 'known' : value}`);
  return {
    document: [JSON.stringify([document.title.trim() !== '', root, metas])],
    headings: [
      ...new Set(steps),
      JSON.stringify(presence(headings.some((one) => one.startsWith('H1 ')))),
    ],
    landmarks: [
      ...new Set(landmarks.map(({ text }) => text)),
      JSON.stringify([
        presence(countOf('main') > 0),
        ...['main', 'banner', 'contentinfo'].map(countOf),
        alike,
        dialogs,
      ]),
    ],
    regions: [JSON.stringify([loose, skips, dialogs, headings.length > 0, countOf('main') > 0])],
  };
}
