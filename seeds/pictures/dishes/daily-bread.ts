import { cherry, cucumber, lettuce, sprig } from '../drawing/garden.ts';
import { sandwich } from '../drawing/handheld.ts';
import { crumb, egg, kernel } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { area, blob, group, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { bowl } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

/** Cream, poured in a ring. */
const swirl = (color: string): Ink =>
  line('M60 38q22 0 22 22 0 20-22 20-18 0-18-18 0-14 16-14 12 0 12 11 0 8-9 8', color, 5, 0.8);

const raisin = (pen: Pen) =>
  pen.stamp('raisin', () =>
    area(blob(pen, 4, { wobble: 0.25, points: 6, flat: 0.8 }), pen.ball('#4a2230'), '#2c121c'),
  );

export const dailyBread: Drawings = {
  'turkey-sandwich': (pen) =>
    sandwich(
      pen,
      [
        ['#e9b896', 6],
        ['#d8473a', 4],
        ['#7fb53c', 4],
      ],
      { crust: '#a8682e' },
    ),
  'egg-salad-sandwich': (pen) =>
    sandwich(
      pen,
      [
        ['#8cc04a', 3],
        ['#fff2c2', 4],
        ['#fbd45a', 7],
      ],
      { crust: '#c98a44', crumb: '#fbe8c2' },
    ),
  'pumpkin-soup': (pen) => {
    const seed = pen.stamp('pumpkin seed', () =>
      area('M-4.500 0q4 -4 9 0-5 4-9 0z', pen.wall('#8fae52'), '#5a7a2c'),
    );
    return bowl(
      pen,
      swirl('#fff3d6') +
        strewn(pen, seed, { x: 60, y: 58, r: 24, count: 13 }) +
        sprig(pen)(58, 58, 10, 1.3),
      { color: '#4f9a8c', soup: '#f29a34' },
    );
  },
  'tomato-soup-and-grilled-cheese': (pen) => {
    const soup = bowl(pen, swirl('#ffd9c2') + sprig(pen)(60, 60, 0, 1.4), { soup: '#dd4a2c' });
    const toast =
      area('M-34 26l34 -54q3 -4 6 0l32 54q2 5-3 6h-66q-5-1-3-6z', pen.wall('#c9853a'), '#8f541a') +
      area('M-35 36h74q4 9-2 10h-70q-6-1-2-10z', pen.wall('#e0a252'), '#a8682a') +
      area(
        'M-37 31h77q2 5-2 7-6 3-10 1-5 9-10 0-8 2-14 0-6 11-12 0-8 2-16-1-8 3-13 0-4-3 0-7z',
        pen.ball('#fcc544'),
        '#d99e22',
      ) +
      line('M-18 20l18 -28M-2 24l16 -26M14 24l8 -13', '#8a4a16', 2.6, 0.55) +
      shine('M-26 18l24 -38', 2, 0.45);
    return (
      group(soup, { x: -2, y: -4, scale: 0.78 }) +
      shadow(80, 104, 34, 7) +
      group(toast, { x: 80, y: 72, turn: 6, scale: 0.86 })
    );
  },
  'garden-salad-with-egg': (pen) => {
    const greens = strewn(pen, [lettuce(pen), lettuce(pen, '#9bc94e'), lettuce(pen, '#5f9f34')], {
      r: 40,
      count: 24,
    });
    return bowl(
      pen,
      greens +
        cucumber(pen)(36, 46, 0, 1.15) +
        cucumber(pen)(46, 38, 30, 1.15) +
        cucumber(pen)(36, 62, 20, 1.1) +
        strewn(pen, kernel(pen), { x: 60, y: 86, r: 15, count: 20, flat: 0.7 }) +
        egg(pen, 13)(70, 50, 24) +
        egg(pen, 13)(86, 70, -30) +
        cherry(pen)(62, 68, 0, 0.8),
      { soup: '#4f7f2c' },
    );
  },
  'sunflower-butter-and-jam': (pen) =>
    sandwich(
      pen,
      [
        ['#c2912f', 6],
        ['#b01f3c', 6],
      ],
      { crust: '#c9843c', crumb: '#f9e3b4' },
    ),
  banana: (pen) => {
    const one = (turn: number, scale: number, x: number, y: number) =>
      group(
        area(
          'M-46 -20q-6 44 34 54 30 8 56 -14 4 -5 2 -8l-5 -1q-26 14-48 4-22-10-27-38z',
          pen.wall('#f9cf3a'),
          '#c2951a',
        ) +
          line('M-42 -16q2 32 30 42 26 8 52 -10', '#d9a81f', 1.5, 0.8) +
          area('M-46 -20l1 -12 8 -1 4 11q-6 5-13 2z', pen.wall('#a8862c'), '#7a5c14') +
          area('M44 20l5 -7 3 3-4 6z', '#6a4a1a') +
          shine('M-38 6q10 18 30 22', 2.6, 0.6),
        { turn, scale, x, y },
      );
    return shadow(62, 98, 50, 9) + one(-4, 1.05, 58, 56);
  },
  'oat-cookie': (pen) => {
    const oat = pen.stamp(
      'oat',
      () =>
        oval(0, 0, [3.6, 2.3], '#f2dcae', { of: '#c79f5c' }) + line('M-2.500 0h5', '#c79f5c', 0.6),
    );
    return [
      shadow(60, 68, 52, 48),
      group(area(blob(pen, 50, { wobble: 0.04, points: 15 }), pen.ball('#c98a44'), '#8f5a20'), {
        x: 60,
        y: 60,
      }),
      strewn(pen, crumb(pen, '#a8692c'), { r: 43, count: 40, scale: 1.3 }),
      strewn(pen, oat, { r: 42, count: 34 }),
      strewn(pen, raisin(pen), { r: 37, count: 14, scale: 1.25 }),
      shine('M20 42q10 -24 34 -28', 3, 0.35),
    ].join('');
  },
};
