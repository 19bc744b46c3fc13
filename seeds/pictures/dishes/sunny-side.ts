import { appleSlice, cube, sprig, strawberry } from '../drawing/garden.ts';
import { along, burrito } from '../drawing/handheld.ts';
import { chunk, crumb } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import {
  area,
  blob,
  disc,
  group,
  line,
  oval,
  shadow,
  shine,
  slab,
  strewn,
} from '../drawing/shapes.ts';
import { bowl, carton, cup } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

const scrambled = (pen: Pen, size: number) => [
  chunk(pen, '#fbd24a', size),
  chunk(pen, '#f7c238', size * 0.9),
];

const ringed = (pen: Pen, color: string): Ink =>
  area('M10 62q0 -40 50 -40t50 40q0 6-6 6h-88q-6 0-6-6z', pen.ball(color), '#8f541a') +
  oval(60, 37, [15, 6], '#7a4a1c') +
  oval(60, 39.5, [12, 4], '#c98a3c') +
  shine('M20 50q6 -18 24 -22', 3, 0.5);

const crescent = (pen: Pen): Ink => {
  const body =
    'M-54 24q-2 -16 8 -22 2 -22 24 -26 20 -14 44 0 22 4 24 26 10 6 8 22-4 8-12 2-6-10-14-12-12 8-28 8t-28-8q-8 2-14 12-8 6-12-2z';
  return (
    area(body, pen.ball('#dd9838'), '#8f541a') +
    line(
      'M-44 4q10 4 16 12M-22 -22q4 20 6 34M0 -30v40M22 -22q-4 20-6 34M44 4q-10 4-16 12',
      '#8f541a',
      2.4,
      0.6,
    ) +
    line('M-33 -6q8 8 12 18M33 -6q-8 8-12 18', '#8f541a', 1.8, 0.5) +
    shine('M-34 -10q8 -12 18 -14M-10 -26q10 -4 20 0', 3, 0.5)
  );
};

export const sunnySide: Drawings = {
  'buttermilk-pancakes': (pen) => {
    const one = (y: number) =>
      area(`M10 ${y}q0 -15 50 -15t50 15v6q-2 15-50 15t-50-15z`, pen.wall('#e0a04a'), '#9a6224') +
      oval(60, y, [50, 15], pen.ball('#c98234'), { of: '#e6b060' });
    const syrup =
      'M22 46q4 -12 38 -12t38 12q2 6 0 14-2 8-6 0-2 -5-6 -2-2 20-8 20t-6 -16q-6 1-10 1t-8 0q-1 12-6 12t-6-14q-8-2-12-4-4 3-6-1-3-5-2-10z';
    return [
      shadow(60, 104, 54, 9),
      oval(60, 98, [56, 14], '#fdf8ee', { of: '#d0c4ac' }),
      one(84),
      one(66),
      one(48),
      area(syrup, 'rgb(150 74 18 / .78)', '#8a4a14'),
      shine('M32 44q10 -6 28 -6', 2, 0.5),
      area('M48 38l14 -6 14 6-2 8-12 5-13-5z', pen.wall('#ffe27a'), '#d9b03a'),
      area('M48 38l14 -6 14 6-13 6z', '#fff2b8'),
    ].join('');
  },
  'cinnamon-waffle': (pen) => {
    const holes = Array.from(
      { length: 25 },
      (_, at) =>
        slab(28 + (at % 5) * 14, 30 + Math.floor(at / 5) * 14, [10, 10], '#b0702a', { round: 2 }) +
        slab(29 + (at % 5) * 14, 31 + Math.floor(at / 5) * 14, [8, 8], '#c98a3c', { round: 1.5 }),
    ).join('');
    const slice = appleSlice(pen, '#b8542c');
    return (
      shadow(58, 66, 52, 50) +
      disc(56, 58, 50, pen.ball('#e0a24a'), '#9a6224') +
      pen.clip(disc(56, 58, 45, '#000'), holes) +
      strewn(pen, crumb(pen, '#7a4014'), { x: 56, y: 58, r: 44, count: 60, scale: 0.6 }) +
      slice(76, 100, -10, 0.8) +
      slice(98, 88, -40, 0.8) +
      slice(90, 102, 8, 0.8) +
      shine('M16 42q8 -22 28 -28', 3, 0.45)
    );
  },
  'egg-and-cheese-bagel': (pen) =>
    [
      shadow(60, 104, 50, 8),
      area('M12 82h96q4 16-8 20-40 6-80 0-12-4-8-20z', pen.wall('#d9963f'), '#8f541a'),
      line('M14 83h92', '#f9e6b8', 4),
      along(pen, scrambled(pen, 12), { from: 14, to: 106, y: 74, rise: 2, count: 12 }),
      along(pen, scrambled(pen, 10), { from: 20, to: 100, y: 70, rise: 0, count: 8 }),
      area('M12 62h98l-18 9-10 12-12-10-22 2-10 8-12-12z', pen.wall('#fbb52c'), '#d98f14'),
      ringed(pen, '#d08a36'),
    ].join(''),
  'breakfast-burrito': (pen) =>
    burrito(
      pen,
      strewn(pen, [...scrambled(pen, 6), cube(pen, '#c98a44', 6), chunk(pen, '#f79a2c', 4)], {
        x: 0,
        y: 1,
        r: 17,
        count: 24,
      }) + strewn(pen, sprig(pen), { x: 0, y: 0, r: 14, count: 4, scale: 0.8 }),
      '#f6e2b8',
    ),
  'oatmeal-bowl': (pen) => {
    const oat = pen.stamp(
      'oat flake',
      () =>
        oval(0, 0, [3.8, 2.5], '#f3e2bc', { of: '#cdb07a' }) + line('M-2.500 0h5', '#cdb07a', 0.6),
    );
    const raisin = pen.stamp('raisin', () =>
      area(blob(pen, 4.2, { wobble: 0.25, points: 6, flat: 0.8 }), pen.ball('#5a2a3a'), '#341620'),
    );
    const apples = [
      [36, 42, -20],
      [52, 34, 0],
      [68, 38, 18],
    ]
      .map(([x = 0, y = 0, turn = 0]) => appleSlice(pen)(x, y, turn, 0.72))
      .join('');
    return bowl(
      pen,
      strewn(pen, oat, { r: 45, count: 110 }) +
        apples +
        strewn(pen, raisin, { x: 48, y: 76, r: 16, count: 11, scale: 1.1 }) +
        strewn(pen, crumb(pen, '#9a5a22'), { x: 82, y: 66, r: 17, count: 46, scale: 0.9 }),
      { color: '#6a8fc0', soup: '#e3cb98' },
    );
  },
  'ham-and-cheese-croissant': (pen) =>
    shadow(60, 98, 54, 9) +
    group(
      area('M-52 22q50 -18 104 0 2 10-6 14-46 10-92 0-8-4-6-14z', pen.wall('#c98432'), '#8f541a') +
        area(
          'M-48 18q48 -12 96 0l4 6q-8 8-16 2-8 8-18 2-10 8-20 2-10 8-20 1-10 6-18 0-8 2-12-5z',
          pen.wall('#f7c948'),
          '#d99a1f',
        ) +
        area(
          'M-46 12q46 -12 92 0 6 5 2 9-12 4-22-1-10 6-22 1-12 6-24 0-12 6-22 1-8 0-4-10z',
          pen.wall('#f2a0a0'),
          '#cf6a70',
        ) +
        group(crescent(pen), { y: -4 }),
      { x: 60, y: 62, turn: -8 },
    ),
  strawberries: (pen) =>
    cup(pen, strewn(pen, strawberry(pen), { x: 60, y: 76, r: 40, count: 15, scale: 0.95 }), {
      heap: [
        [40, 30, -24],
        [80, 30, 26],
        [60, 28, 4],
        [50, 18, -14],
        [70, 18, 18],
      ]
        .map(([x = 0, y = 0, turn = 0]) => strawberry(pen)(x, y, turn, 0.98))
        .join(''),
    }),
  'chocolate-milk': (pen) =>
    carton(
      pen,
      '#7a4a2c',
      group(
        area('M-9 -9h18v18h-18z', pen.wall('#5a321c'), '#3a1d0c') +
          line('M0 -9v18M-9 0h18', '#8a5a3a', 1.5),
        { x: 52, y: 79, turn: -12 },
      ),
    ),
};
