import { appleSlice, leaf } from '../drawing/garden.ts';
import { pizzaSlice } from '../drawing/handheld.ts';
import {
  chunk,
  crumb,
  grain,
  mozzarella,
  nest,
  penne,
  ravioli,
  shaving,
} from '../drawing/larder.ts';
import { area, blob, disc, group, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { bowl } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

export const luigisCorner: Drawings = {
  'margherita-pizza': (pen) => {
    const [cheese, basil] = [mozzarella(pen), leaf(pen)];
    return pizzaSlice(
      pen,
      cheese(38, 42, 0, 1.2) +
        cheese(74, 44, 40, 1.3) +
        cheese(56, 66, 90, 1.2) +
        cheese(60, 90, 20, 0.7) +
        basil(54, 46, -30, 1) +
        basil(72, 60, 60, 0.9) +
        basil(46, 58, 130, 0.8) +
        basil(62, 80, 20, 0.7),
    );
  },
  'turkey-pepperoni-pizza': (pen) => {
    const slice = pen.stamp(
      'pepperoni',
      () =>
        disc(0, 0, 9, pen.ball('#c2412c'), '#8f2a1a') +
        [
          [-3, -3],
          [3, -1],
          [-1, 4],
          [4, 4],
          [0, -6],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 0.9, '#e88a6a'))
          .join(''),
    );
    const herb = crumb(pen, '#5a8a34');
    return pizzaSlice(
      pen,
      slice(36, 40) +
        slice(62, 38) +
        slice(84, 44) +
        slice(50, 60) +
        slice(72, 64) +
        slice(60, 84, 0, 0.95) +
        strewn(pen, herb, { x: 60, y: 52, r: 30, count: 14, scale: 0.6 }),
    );
  },
  'spaghetti-marinara': (pen) => {
    const basil = leaf(pen);
    const sauce = area(
      'M34 52q6 -20 26 -18 24 -2 28 18 6 20-12 28-22 10-36-4-12-10-6-24z',
      pen.ball('#cf3a22'),
      '#a82a16',
    );
    const bits = strewn(pen, chunk(pen, '#e0573a', 4), { x: 60, y: 58, r: 20, count: 16 });
    return bowl(
      pen,
      nest(pen, 60, 60, 45, '#f0c45c', 34) +
        sauce +
        bits +
        nest(pen, 60, 56, 10, '#f0c45c', 5) +
        basil(56, 52, -25, 1.2) +
        basil(68, 56, 40, 1),
      { soup: '#c98a34' },
    );
  },
  'pesto-spaghetti': (pen) => {
    const greenBean = pen.stamp(
      'green bean',
      () =>
        line('M-13 2q13 -6 26 0', '#3f7a2a', 4.6) + line('M-13 1.600q13 -6 26 0', '#67a83c', 3.3),
    );
    const shreds = strewn(pen, shaving(pen), { x: 60, y: 56, r: 24, count: 7, scale: 0.7 });
    return bowl(
      pen,
      nest(pen, 60, 60, 45, '#a9b84a', 34) +
        strewn(pen, crumb(pen, '#3f7a2a'), { r: 40, count: 46, scale: 0.8 }) +
        strewn(pen, greenBean, { r: 32, count: 8 }) +
        shreds +
        leaf(pen)(60, 56, -20, 1.2),
      { soup: '#7f9434' },
    );
  },
  'chicken-parmigiana': (pen) => {
    const breaded = area(
      blob(pen, 33, { wobble: 0.08, points: 9, flat: 0.74 }),
      pen.ball('#c98234'),
      '#8f541a',
    );
    const crumbs = strewn(pen, crumb(pen, '#e8b060'), {
      x: 0,
      y: 0,
      r: 30,
      count: 34,
      flat: 0.72,
      scale: 0.8,
    });
    const sauce = area(
      blob(pen, 24, { wobble: 0.14, points: 9, flat: 0.66 }),
      pen.ball('#cf3a22'),
      '#a82a16',
    );
    const cheese =
      area(blob(pen, 17, { wobble: 0.2, points: 9, flat: 0.66 }), pen.ball('#fff0c4'), '#e0bd72') +
      oval(3, 2, [5, 2.5], 'rgb(206 140 56 / .5)');
    return [
      shadow(58, 44, 46, 30),
      strewn(pen, penne(pen), { x: 58, y: 38, r: 40, count: 24, flat: 0.62, scale: 1.1 }),
      strewn(pen, crumb(pen, '#cf3a22'), { x: 56, y: 36, r: 34, count: 22, flat: 0.6 }),
      shadow(62, 82, 46, 32),
      group(
        breaded + crumbs + sauce + cheese + leaf(pen)(-2, -2, -20, 1) + leaf(pen)(7, 0, 45, 0.8),
        { x: 62, y: 78, turn: -8, scale: 1.26 },
      ),
    ].join('');
  },
  'cheese-ravioli': (pen) => {
    const pillow = ravioli(pen);
    const places = [
      [60, 28, 10],
      [32, 42, -20],
      [86, 44, 25],
      [58, 56, -5],
      [36, 74, 15],
      [82, 74, -18],
      [60, 90, 8],
    ] as const;
    const cream = pen.stamp('cream', () =>
      area(blob(pen, 9, { wobble: 0.3, flat: 0.7 }), 'rgb(226 112 70 / .92)'),
    );
    const put = places
      .map(([x, y, turn]) => pillow(x, y, turn, 1.12) + cream(x + 2, y - 1, turn * 3, 0.85))
      .join('');
    return bowl(
      pen,
      put +
        strewn(pen, grain(pen, '#fff4cf', [2, 0.8]), { r: 34, count: 26 }) +
        leaf(pen)(60, 56, -30, 1.1) +
        leaf(pen)(70, 60, 40, 0.9),
      { soup: '#e8845a' },
    );
  },
  'apple-slices': (pen) => {
    const slice = appleSlice(pen);
    return (
      shadow(60, 98, 50, 10) +
      slice(38, 44, -24, 1.15) +
      slice(82, 44, 22, 1.15) +
      slice(60, 58, 4, 1.25) +
      slice(36, 84, -12, 1.15) +
      slice(84, 84, 14, 1.15)
    );
  },
  'garlic-knot': (pen) => {
    const herb = crumb(pen, '#4f8a34');
    const rope = (d: string) =>
      line(d, '#a8642a', 25) +
      line(d, '#dc9c48', 22.5) +
      line(d, '#eab868', 14) +
      shine(d, 3, 0.22);
    return [
      shadow(60, 94, 48, 14),
      oval(62, 66, [22, 14], '#b8742f'),
      rope('M28 76q-8 -30 24 -40 24 -6 38 14'),
      rope('M92 52q10 26-16 36-26 8-46-8'),
      rope('M40 84q4 -30 36 -32 18 2 18 18'),
      strewn(pen, herb, { x: 60, y: 58, r: 38, count: 30, flat: 0.7, scale: 0.9 }),
      strewn(pen, grain(pen, '#fff4cf', [2, 1]), { x: 60, y: 58, r: 36, count: 20, flat: 0.7 }),
    ].join('');
  },
};
