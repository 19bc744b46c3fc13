import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

const ROOT = new URL('../../../', import.meta.url).pathname;

type Tokens = Map<string, string>;

function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = block(':root');
const darkBySystem = block(':root:not([data-theme="light"])');
const dark = block(':root[data-theme="dark"]');

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Tokens, words: string, ground: string): number {
  const [a, b] = [words, ground].map((name) => luminance(theme.get(`--${name}`) ?? 'missing'));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

interface Rule {
  readonly selector: string;
  readonly declared: ReadonlyMap<string, string>;
}

/** Every rule of every style sheet, with what it declares. */
const rules: readonly Rule[] = globSync(['packages/ui/src/**/*.css', 'apps/web/src/**/*.css'], {
  cwd: ROOT,
}).flatMap((path) =>
  [
    ...readFileSync(`${ROOT}${path}`, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declared: new Map(
      [...body.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  })),
);

const tokensIn = (value: string): string[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

/** The tokens behind a pair of values: one for each rule that gives another meaning to their names. */
function meaningsOf(words: string, ground: string): readonly (readonly [string, string])[] {
  const isToken = (name: string) => light.has(`--${name}`);
  if ([...tokensIn(words), ...tokensIn(ground)].every(isToken)) return [[words, ground]];
  const replace = (value: string, { declared }: Rule) =>
    value.replace(/var\(--([\w-]+)\)/g, (whole, name: string) =>
      isToken(name) ? whole : (declared.get(`--${name}`) ?? whole),
    );
  return rules
    .map((rule): readonly [string, string] => [replace(words, rule), replace(ground, rule)])
    .filter((pair) => pair.every((value) => tokensIn(value).every(isToken)));
}

/** Words, and every ground they stand on. */
const textPairs: [string, string[]][] = [
  ['ink', ['bg', 'surface', 'sunken', 'unsaved-soft']],
  ['ink-2', ['bg', 'surface', 'sunken', 'unsaved-soft', 'danger-soft', 'late-soft']],
  ['ink-3', ['bg', 'surface', 'sunken']],
  ['ink-off', ['bg', 'surface', 'sunken']],
  ['bg', ['ink']],
  ['surface', ['ink']],
  ...['orange', 'green', 'blue'].flatMap((pair): [string, string[]][] => [
    [`on-${pair}-strong`, [`${pair}-strong`, `${pair}-strong-hover`]],
    [`on-${pair}-soft`, [`${pair}-soft`]],
    [`${pair}-text`, ['bg', 'surface', 'sunken', `${pair}-soft`]],
  ]),
  ['on-danger-strong', ['danger-strong', 'danger-strong-hover']],
  ...['ok', 'unsaved', 'late', 'danger', 'info'].map((status): [string, string[]] => [
    `${status}-text`,
    ['bg', 'surface', 'sunken', `${status}-soft`],
  ]),
  ['late-text', ['unsaved-soft']],
  ...['green', 'red', 'blue', 'yellow'].map((kid): [string, string[]] => [
    `kid-${kid}-text`,
    ['surface', `kid-${kid}-soft`],
  ]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  it.each(textPairs)('keeps %s readable on all its grounds', (words, grounds) => {
    for (const ground of grounds) {
      expect(contrast(theme, words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the words of every rule readable on the ground that the same rule lays', () => {
    const pairs = rules.flatMap(({ selector, declared }) => {
      const words = declared.get('color');
      const background = declared.get('background') ?? declared.get('background-color');
      if (words === undefined || background === undefined) return [];
      // The thin lines of a hatching leave the words on the ground between them.
      const ground = background.replace(/[\w-]*gradient\((?:[^()]|\([^()]*\))*\)/g, '');
      const meanings = meaningsOf(words, ground);
      return meanings.flatMap(([color, mixed]) =>
        // A mixed ground lies between its tokens.
        tokensIn(mixed).flatMap((on) => tokensIn(color).map((text) => ({ selector, text, on }))),
      );
    });
    expect(pairs.length).toBeGreaterThan(100);
    const unreadable = pairs.filter(({ text, on }) => contrast(theme, text, on) < 4.5);
    expect(unreadable).toEqual([]);
  });

  it.each(['line-strong', 'focus', 'kid-green', 'kid-red', 'kid-blue'])(
    'lets %s be seen as an edge',
    (edge) => {
      expect(contrast(theme, edge, 'surface')).toBeGreaterThanOrEqual(3);
    },
  );
});

it('the theme is dark the same way by the system and by choice', () => {
  expect(darkBySystem.size).toBeGreaterThan(50);
  expect(dark).toEqual(darkBySystem);
});

/** Drawings that take their color from `color`: no words. */
const DRAWINGS = ['.setting', '.admin-entry[aria-current] > .i:first-child'];

it('every color of text has a pair', () => {
  const inPairs = new Set(textPairs.map(([words]) => words));
  const texts = rules.flatMap(({ selector, declared }) => {
    const color = DRAWINGS.includes(selector) ? '' : (declared.get('color') ?? '');
    return meaningsOf(color, '').flatMap(([value]) => tokensIn(value));
  });
  expect([...new Set(texts)].filter((name) => !inPairs.has(name))).toEqual([]);
});

it('every dark token has a light one', () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});
