import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { COURSES, pictureOf } from '@yay/domain/catalog';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { draftItemRows } from '../demo/tags.ts';
import { courseSign, TONES } from './courses.ts';
import { DRAWINGS } from './dishes/index.ts';
import { createPen } from './drawing/pen.ts';
import { WIDTHS } from './drawing/pixels.ts';

const look = (picture: Sharp): Promise<Buffer> =>
  picture.resize(24, 24).flatten({ background: '#fff' }).raw().toBuffer();
/** The mean distance of two pictures of one size, of 255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 255)), 0) / one.length;

const publicFolder = new URL('../../apps/web/public', import.meta.url);
const drawn = Object.entries(DRAWINGS).map(([name, draw]) => {
  const pen = createPen(name);
  return { name, svg: pen.picture(draw(pen)) };
});

describe('food pictures', () => {
  test.each(drawn)('$name is in the web app as it is drawn', ({ name, svg }) => {
    expect(readFileSync(`${publicFolder.pathname}/food/${name}.svg`, 'utf8')).toBe(svg);
  });

  test.each([
    ['', 'svg'],
    ['', 'avif'],
    ['small/', 'avif'],
  ])('are those of the drawings alone in food/%s as %s', (place, format) => {
    const files = readdirSync(`${publicFolder.pathname}/food/${place}`).filter((file) =>
      file.endsWith(`.${format}`),
    );
    expect(files.toSorted()).toEqual(
      Object.keys(DRAWINGS)
        .map((name) => `${name}.${format}`)
        .toSorted(),
    );
  });

  test.each(Object.entries(WIDTHS))(
    'in food/%s as pixels are %i px wide and show their own dish',
    async (place, width) => {
      const looks = await Promise.all(drawn.map(({ svg }) => look(sharp(Buffer.from(svg)))));
      for (const [at, { name }] of drawn.entries()) {
        const kept = sharp(`${publicFolder.pathname}/food/${place}${name}.avif`);
        expect(await kept.metadata(), name).toMatchObject({ width, height: width });
        const shown = await look(kept);
        const distances = looks.map((one) => distance(shown, one));
        expect(distances.indexOf(Math.min(...distances)), name).toBe(at);
      }
    },
  );

  test('show no dish twice', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });

  test('are small, and every number in them is one', () => {
    for (const { name, svg } of drawn) {
      expect(svg.length, name).toBeLessThan(26_000);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('signs of courses', () => {
  test.each(COURSES)('%s has one in every color', (course) => {
    const signs = (Object.keys(TONES) as (keyof typeof TONES)[]).map((tint) => {
      const svg = createPen(course).picture(courseSign(course, tint));
      const file = `${publicFolder.pathname}/food/courses/${course}-${tint}.svg`;
      expect(readFileSync(file, 'utf8')).toBe(svg);
      return svg;
    });
    expect(new Set(signs).size).toBe(5);
  });

  test('stand for dishes that nobody has pictured yet', () => {
    const drafts = draftItemRows([], 0 as never) as {
      name: string;
      picture: string;
      tint: string;
      is_extra: boolean;
    }[];
    const pictures = drafts.map(pictureOf);
    expect(pictures.slice(0, 2)).toEqual([
      '/food/courses/bowl-mint.svg',
      '/food/courses/plate-mint.svg',
    ]);
    for (const picture of pictures)
      expect(existsSync(`${publicFolder.pathname}${picture}`)).toBe(true);
  });
});
