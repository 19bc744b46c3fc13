import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

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

/** Words, and every ground they stand on. */
const textPairs: [string, string[]][] = [
  ['ink', ['bg', 'surface', 'sunken', 'unsaved-soft']],
  ['ink-2', ['bg', 'surface', 'sunken', 'unsaved-soft', 'danger-soft', 'late-soft']],
  ['ink-3', ['bg', 'surface', 'sunken']],
  ['ink-off', ['bg', 'surface', 'sunken']],
  ['bg', ['ink']],
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

  it.each(['line-strong', 'focus', 'kid-green', 'kid-red', 'kid-blue'])(
    'lets %s be seen as an edge',
    (edge) => {
      expect(contrast(theme, edge, 'surface')).toBeGreaterThanOrEqual(3);
    },
  );
});

it('is dark the same way by the system and by choice', () => {
  expect(darkBySystem.size).toBeGreaterThan(50);
  expect(dark).toEqual(darkBySystem);
});

it('gives every dark token a light one', () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});
