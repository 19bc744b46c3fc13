// Draws the food pictures that the seed worlds name, and the signs of courses for dishes without a
// picture, into the web app's public folder; dishes as pixels as well, in the two widths of the public
// site. They are kept in the repository; run this again after changing a drawing:
//   node seeds/pictures/main.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { COURSES } from '@yay/domain/catalog';
import type { Tint } from '../lib/dish.ts';
import { courseSign, TONES } from './courses.ts';
import { DRAWINGS } from './dishes/index.ts';
import { createPen } from './drawing/pen.ts';
import { toPixels, WIDTHS } from './drawing/pixels.ts';

const folder = new URL('../../apps/web/public/food/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(new URL('courses/', folder), { recursive: true });
mkdirSync(new URL('small/', folder));

for (const [name, draw] of Object.entries(DRAWINGS)) {
  const pen = createPen(name);
  const picture = pen.picture(draw(pen));
  writeFileSync(new URL(`${name}.svg`, folder), picture);
  for (const [place, width] of Object.entries(WIDTHS))
    writeFileSync(new URL(`${place}${name}.avif`, folder), await toPixels(picture, width));
}
for (const course of COURSES) {
  for (const tint of Object.keys(TONES) as Tint[]) {
    const pen = createPen(course);
    const picture = pen.picture(courseSign(course, tint));
    writeFileSync(new URL(`courses/${course}-${tint}.svg`, folder), picture);
  }
}
console.log(`${Object.keys(DRAWINGS).length} dishes and ${COURSES.length} courses are drawn`);
