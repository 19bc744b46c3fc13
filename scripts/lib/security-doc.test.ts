import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

const doc = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const STATES = ['met', 'n.a.', 'not met'] as const;

/** Requirements of levels 1 and 2 in ASVS 5.0.0, by chapter. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Returns the states of a chapter's requirements. */
function statesOf(chapter: number): string[] {
  const row = new RegExp(`^\\| ${chapter}\\.\\d+\\.\\d+ \\(L[12]\\) \\|[^|]+\\| ([^|]+) \\|`, 'gm');
  return [...doc.matchAll(row)].map((match) => match[1] ?? '');
}

test('names only files that exist', () => {
  const paths = [
    ...doc.matchAll(/\b(?:apps|packages|docs|e2e|bench|scripts|seeds)\/[\w./-]+\.(?:tsx?|sql|md)/g),
  ].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('names only decisions that exist', () => {
  const numbers = [...doc.matchAll(/decisions? (\d{4})(?: and (\d{4}))?/g)].flatMap((match) =>
    match.slice(1).filter((number) => number !== undefined),
  );
  const existing = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
  expect(numbers.filter((number) => !existing.includes(number))).toEqual([]);
});

test.each(REQUIREMENTS.map((size, index) => [index + 1, size] as const))(
  'chapter %i has every requirement once, and its sums are right',
  (chapter, size) => {
    const states = statesOf(chapter);
    expect(states).toHaveLength(size);
    const sums = STATES.map((state) => states.filter((own) => own === state).length);
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(size);
    const [met = 0, , unmet = 0] = sums;
    const share = met / (met + unmet);
    const verdict = share >= 2 / 3 ? (unmet === 0 ? 'met' : 'mostly') : 'partly';
    const line = doc.split('\n').find((text) => text.startsWith(`| V${chapter} `)) ?? '';
    expect(line).toContain(`| ${sums.join(' | ')} | ${met + unmet === 0 ? 'n.a.' : verdict} |`);
  },
);
