import { cube, cucumber, leaf } from '../drawing/garden.ts';
import { area, disc, group, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { cup } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

/** Dishes on no menu, and what else the product shows. */
export const unlisted: Drawings = {
  'gazpacho-cup': (pen) =>
    cup(
      pen,
      area('M28 44h64v70h-64z', pen.wall('#d9482c')) +
        oval(60, 46, [33, 6], '#f0785a') +
        strewn(pen, [cube(pen, '#8fc25a', 4), cube(pen, '#f2b03c', 4)], {
          x: 60,
          y: 45,
          r: 22,
          count: 12,
          flat: 0.25,
        }),
      { heap: group(cucumber(pen)(0, 0, 0, 1.5), { x: 88, y: 36 }) + leaf(pen)(56, 42, -30, 1.2) },
    ),
  apple: (pen) => {
    const body =
      'M60 36c14 -10 42 -6 42 26 0 30-20 48-34 46-4-1-6-2-8-2s-4 1-8 2c-14 2-34-16-34-46 0-32 28-36 42-26z';
    return (
      shadow(60, 110, 36, 6) +
      area(body, pen.ball('#d8362e'), '#a3221c') +
      pen.clip(
        area(body, '#000'),
        strewn(
          pen,
          pen.stamp('fleck', () => disc(0, 0, 0.8, '#f2a08a')),
          { x: 60, y: 70, r: 42, count: 40 },
        ) + oval(58, 36, [16, 6], 'rgb(90 20 14 / .35)'),
      ) +
      line('M60 38q-2 -14 5 -22', '#6a4a22', 4) +
      area('M64 24q8 -13 25 -9-6 15-25 9z', pen.ball('#5f9f34'), '#457a24') +
      shine('M30 58q3 -16 16 -18', 4, 0.5)
    );
  },
};
