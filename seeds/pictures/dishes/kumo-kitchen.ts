import { broccoli, coin, cucumber, sprig, stick } from '../drawing/garden.ts';
import { chunk, egg, fillet, grain, kernel, nest, pea, sesame } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { area, disc, group, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { bowl, box, pot } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

const rice = (pen: Pen, at: { x?: number; y?: number; r: number; count: number }): Ink =>
  strewn(pen, [grain(pen, '#ffffff'), grain(pen, '#f6eedd')], at);

/** A roll with its end up: seaweed, rice, and green in the middle. */
const roll = (pen: Pen) =>
  pen.stamp(
    'roll',
    () =>
      area('M-14 0v12a14 9 0 0 0 28 0v-12z', pen.wall('#24382c'), '#16241c') +
      oval(0, 0, [14, 9.5], '#1e3026') +
      oval(0, -0.3, [12.5, 8.3], '#fdfbf3') +
      [
        [-8, -3],
        [-4, 5],
        [7, 4],
        [9, -2],
        [-10, 2],
        [3, -6],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, [1.6, 0.7], '#e3dac4'))
        .join('') +
      oval(-2.5, -0.5, [4.5, 3.6], '#b9d268', { of: '#6f9a34' }) +
      oval(4, 0.6, [2.8, 3], '#e0f0b8', { of: '#4a8a3c' }) +
      shine('M-11 4v8', 1.6, 0.25),
  );

const peel = (pen: Pen): Ink =>
  disc(0, 0, 17, pen.ball('#f58a1f'), '#d06a0a') +
  [
    [-6, 4],
    [4, 8],
    [8, -2],
    [-2, -8],
    [0, 1],
    [-10, -3],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 0.8, '#d9700f'))
    .join('') +
  oval(-6, -7, [4, 2.5], 'rgb(255 255 255 / .5)', { turn: -35 }) +
  area('M0 -14q6 -6 11 -3-3 6-11 3z', '#5aa23a');

export const kumoKitchen: Drawings = {
  'chicken-rice-bowl': (pen) => {
    const glazed = strewn(
      pen,
      [chunk(pen, '#b8682a', 9.5), chunk(pen, '#a85a20', 9), chunk(pen, '#c47a34', 9)],
      { x: 48, y: 54, r: 23, count: 12 },
    );
    const green = strewn(pen, pea(pen), { x: 86, y: 72, r: 14, count: 17 });
    const carrots = strewn(pen, coin(pen), { x: 78, y: 36, r: 13, count: 8 });
    return bowl(
      pen,
      rice(pen, { r: 47, count: 190 }) +
        glazed +
        carrots +
        green +
        strewn(pen, sesame(pen), { x: 48, y: 54, r: 26, count: 24 }),
      { color: '#4f7fa8', soup: '#fbf6ea' },
    );
  },
  'avocado-sushi-box': (pen) => {
    const piece = roll(pen);
    const rows = [28, 52, 76]
      .flatMap((y, row) => (row === 2 ? [31, 61] : [31, 61, 91]).map((x) => piece(x, y, 0, 1)))
      .join('');
    return [
      shadow(60, 66, 57, 50),
      area(
        'M10 12h100q6 0 6 6v84q0 6-6 6h-100q-6 0-6-6v-84q0-6 6-6z',
        pen.wall('#8a3a34'),
        '#5f2420',
      ),
      area('M13 17h94q4 0 4 4v78q0 4-4 4h-94q-4 0-4-4v-78q0-4 4-4z', pen.wall('#3a2320')),
      rows,
      pot(pen, 92, 82, 14, '#4a2412', '#f4ece0'),
    ].join('');
  },
  'sesame-noodles': (pen) => {
    const sticks = [
      stick(pen, '#8fc25a', 26, 4.5)(42, 46, 40),
      stick(pen, '#8fc25a', 26, 4.5)(50, 42, 70),
      stick(pen, '#a5d070', 26, 4.5)(46, 54, 20),
      cucumber(pen)(80, 76, 0, 1),
      cucumber(pen)(88, 64, 30, 1),
    ].join('');
    return bowl(
      pen,
      nest(pen, 60, 60, 46, '#d9a860', 36) +
        sticks +
        strewn(pen, sesame(pen), { r: 42, count: 60 }) +
        sprig(pen)(64, 52, 20, 1.4),
      { color: '#6a4a7a', soup: '#b07a34' },
    );
  },
  'chicken-ramen': (pen) => {
    const slice = (x: number, y: number, turn: number) =>
      group(
        oval(0, 0, [15, 9.5], pen.ball('#ecd0a0'), { of: '#b8863e' }) +
          oval(0, 0.5, [11.5, 6.8], '#fbeeda') +
          line('M-8 1q8 -3 16 0', '#dcbc8c', 1),
        { x, y, turn },
      );
    return bowl(
      pen,
      nest(pen, 60, 62, 38, '#f5d888', 26) +
        strewn(pen, kernel(pen), { x: 34, y: 74, r: 13, count: 20 }) +
        slice(42, 38, -30) +
        slice(54, 31, -10) +
        egg(pen, 14)(82, 52, 70) +
        area('M74 78l16 -10 8 12-16 12z', pen.wall('#24402e'), '#16281c') +
        strewn(pen, grain(pen, '#6fb046', [2.4, 1.4]), { r: 38, count: 22 }),
      { color: '#b8433a', soup: '#edbf62' },
    );
  },
  'salmon-bento': (pen) =>
    box(pen, [
      {
        place: [36, 38, 52, 40],
        ground: '#f7f0e2',
        content:
          rice(pen, { x: 36, y: 38, r: 32, count: 110 }) +
          strewn(pen, grain(pen, '#2a2420', [1.3, 0.8]), { x: 36, y: 38, r: 12, count: 12 }),
      },
      {
        place: [88, 38, 44, 40],
        ground: '#6a4a34',
        content:
          fillet(pen)(88, 38, -18, 1.08) +
          strewn(pen, sesame(pen), { x: 88, y: 38, r: 13, count: 9, scale: 0.8 }),
      },
      {
        place: [32, 83, 44, 40],
        ground: '#d9c69c',
        content:
          broccoli(pen)(24, 78, -10, 1.05) +
          broccoli(pen)(40, 78, 12, 1.05) +
          broccoli(pen)(32, 92, 0, 1.05),
      },
      {
        place: [84, 83, 52, 40],
        ground: '#f0dfc0',
        content: group(peel(pen), { x: 84, y: 85, scale: 0.98 }),
      },
    ]),
  'vegetable-dumplings': (pen) => {
    const dumpling = pen.stamp(
      'dumpling',
      () =>
        area('M-20 9q-1 -22 20 -23 21 1 20 23-20 7-40 0z', pen.ball('#f6ead0'), '#c2a878') +
        line(
          'M-13 5q1 -11 6 -16M-5 7q0 -12 3 -19M5 7q0 -12-2 -19M13 5q-1 -11-6 -16',
          '#cdb58a',
          1.5,
        ) +
        line('M-12 -8q12 -9 24 0', '#c2a878', 2) +
        oval(-6, 3, [3, 2], 'rgb(242 138 40 / .35)') +
        oval(6, 4, [3, 2], 'rgb(110 170 60 / .4)') +
        shine('M-14 -1q2 -7 7 -10', 1.8, 0.8),
    );
    return [
      shadow(60, 66, 56, 52),
      disc(60, 60, 55, pen.ball('#d9a860'), '#a8763c'),
      disc(60, 60, 48, '#b8843f'),
      disc(60, 60, 46.5, pen.ball('#ecd4a2')),
      line('M18 48h84M15 62h90M20 76h80M28 90h64M28 34h64', '#c9a464', 1.5, 0.7),
      [
        [40, 34],
        [80, 34],
        [26, 62],
        [94, 62],
        [60, 60],
        [42, 90],
        [80, 90],
      ]
        .slice(0, 7)
        .filter((_, at) => at !== 4)
        .map(([x = 0, y = 0]) => dumpling(x, y, 0, 0.98))
        .join(''),
      pot(pen, 60, 61, 13, '#4a2412'),
    ].join('');
  },
  edamame: (pen) => {
    const pod = pen.stamp(
      'pod',
      () =>
        area(
          'M-27 3q4 -8 11 -8 4 -4 9 -1 4 -4 9 -1 5 -3 9 1 8 0 14 6-4 8-13 7-5 3-9 0-5 3-9 0-5 2-9-1-8 1-12-3z',
          pen.ball('#7cb342'),
          '#4f8024',
        ) +
        [-12, -1, 10].map((x) => oval(x, 1, [4.8, 4.4], lighterGreen)).join('') +
        shine('M-18 -2q8 -4 16 -4', 1.3, 0.5) +
        line('M23 4l5 2', '#4f8024', 2),
    );
    const salt = strewn(pen, grain(pen, '#ffffff', [0.9, 0.9]), { r: 38, count: 34 });
    return bowl(pen, strewn(pen, pod, { r: 34, count: 17, scale: 1.02 }) + salt, {
      color: '#3f4a52',
      soup: '#5f8a34',
    });
  },
  tangerine: (pen) => shadow(60, 100, 44, 9) + group(peel(pen), { x: 60, y: 62, scale: 2.65 }),
};

const lighterGreen = 'rgb(190 228 130 / .6)';
