import { lettuce, limeWedge, onion, sprig } from '../drawing/garden.ts';
import { along, burrito, taco } from '../drawing/handheld.ts';
import { bean, chunk, crumb, grain, shaving } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { area, disc, group, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { carton, pot } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

/** Two of the same, one behind the other. */
const two = (shell: Ink): Ink =>
  group(shell, { x: 16, y: -8, scale: 0.84 }) + group(shell, { x: 0, y: 22, scale: 0.84 });

const rice = (pen: Pen, count = 60): Ink =>
  strewn(pen, grain(pen, '#fff8e8'), { x: 0, y: 0, r: 20, count });

/** Corn husk around masa, open at one end. */
const tamale = (pen: Pen): Ink =>
  area(
    'M-46 -4q10 -14 34 -15l50 1q6 18 0 36l-50 1q-24 -1-34 -15l-8 10q-2-14 0-28z',
    pen.wall('#e6cf8e'),
    '#b0923f',
  ) +
  line('M-40 -8q30 -8 72 -6M-42 0h72M-40 8q30 8 70 6', '#c2a458', 1.1, 0.8) +
  oval(36, 0, [9, 17.5], '#f2d68a', { of: '#b0923f' }) +
  oval(36.5, 0, [6, 13.5], '#f7c95a') +
  oval(37, 0, [3.4, 8], '#c9874a') +
  disc(37, -4, 1.4, '#5f8f34') +
  disc(36.5, 4, 1.4, '#5f8f34') +
  line('M-14 -18q-5 18 0 37', '#a8873a', 3.2) +
  line('M-14 -18q-5 18 0 37', '#d9bc6c', 1.8) +
  shine('M-6 -14h34', 2, 0.5);

export const tacoVerde: Drawings = {
  'two-chicken-tacos': (pen) => {
    const filling = along(
      pen,
      [lettuce(pen), chunk(pen, '#d99a54', 9), lettuce(pen, '#93c24a'), chunk(pen, '#c98440', 8)],
      { y: 58, rise: 24, count: 13 },
    );
    const cotija = along(pen, [crumb(pen, '#fffaf0')], { y: 52, rise: 26, count: 16, scale: 1.6 });
    return two(taco(pen, filling + cotija)) + limeWedge(pen)(22, 26, -30, 1);
  },
  'two-black-bean-tacos': (pen) => {
    const filling = along(
      pen,
      [
        bean(pen, '#3a2a30'),
        lettuce(pen, '#b08ac4'),
        bean(pen, '#3a2a30'),
        lettuce(pen, '#93c24a'),
      ],
      { y: 56, rise: 24, count: 15, scale: 1.15 },
    );
    const beans = along(pen, [bean(pen, '#3a2a30')], { y: 54, rise: 22, count: 14, scale: 1.4 });
    return two(
      taco(
        pen,
        filling + beans + along(pen, [onion(pen)], { y: 50, rise: 24, count: 6, scale: 0.9 }),
      ),
    );
  },
  'bean-burrito': (pen) =>
    burrito(
      pen,
      rice(pen) +
        strewn(pen, bean(pen, '#b0683c'), { x: 0, y: 2, r: 17, count: 12, scale: 1.15 }) +
        strewn(pen, shaving(pen, '#f7c042'), { x: 0, y: -2, r: 13, count: 5, scale: 0.55 }),
    ),
  'chicken-burrito': (pen) =>
    burrito(
      pen,
      rice(pen, 40) +
        strewn(
          pen,
          [chunk(pen, '#d99a54', 5.5), bean(pen, '#7a4030'), chunk(pen, '#dd4a34', 3), sprig(pen)],
          { x: 0, y: 1, r: 17, count: 22, scale: 0.95 },
        ),
      '#eecb94',
    ),
  'cheese-quesadilla': (pen) => {
    const quarter =
      area('M-24 20q-3 -40 44 -44l4 44q-24 6-48 0z', '#c98a3c', '#9a6224') +
      area('M-25 21q8 6 17 2 6 6 14 1 9 4 18 -3v-7h-49z', pen.ball('#fbc74a'), '#d99e22') +
      area('M-24 14q-3 -40 44 -44l4 44q-24 6-48 0z', pen.wall('#f0cf92'), '#b08440') +
      [
        [-6, 2],
        [6, -12],
        [12, 4],
        [-12, 8],
        [2, 8],
        [14, -20],
      ]
        .map(([x = 0, y = 0], at) =>
          oval(x, y, [4.5, 3], 'rgb(150 84 24 / .45)', { turn: at * 40 }),
        )
        .join('') +
      shine('M-18 6q2 -22 22 -30', 2, 0.45);
    return [
      shadow(60, 66, 56, 50),
      group(quarter, { x: 33, y: 38, turn: 0, scale: 1.08 }),
      group(quarter, { x: 86, y: 34, turn: 82, scale: 1.08 }),
      group(quarter, { x: 34, y: 88, turn: -96, scale: 1.08 }),
      group(quarter, { x: 88, y: 84, turn: -14, scale: 1.08 }),
    ].join('');
  },
  'chicken-tamales': (pen) =>
    shadow(60, 70, 56, 44) +
    group(tamale(pen), { x: 58, y: 40, turn: -14, scale: 1.05 }) +
    group(tamale(pen), { x: 60, y: 80, turn: 8, scale: 1.12 }),
  'chips-and-salsa': (pen) => {
    const chip = pen.stamp(
      'chip',
      () =>
        area(
          'M-17 13q-2 -3 1 -7l13 -18q3 -4 6 0l14 20q2 4-2 6-16 4-32-1z',
          pen.wall('#f2b942'),
          '#b8801c',
        ) +
        [
          [-5, 4],
          [4, 6],
          [0, -4],
          [8, 3],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 1.1, 'rgb(150 84 24 / .4)'))
          .join('') +
        shine('M-9 4l8 -12', 1.6, 0.5),
    );
    const around = Array.from({ length: 15 }, (_, at) => {
      const angle = (at / 15) * 2 * Math.PI;
      return chip(60 + Math.cos(angle) * 39, 60 + Math.sin(angle) * 37, pen.between(0, 360), 0.98);
    }).join('');
    const salsa = strewn(pen, [chunk(pen, '#e8503a', 3.5), chunk(pen, '#f8eedd', 2), sprig(pen)], {
      r: 17,
      count: 30,
      scale: 0.9,
    });
    return shadow(60, 66, 56, 50) + around + pot(pen, 60, 60, 27, '#c9341f') + salsa;
  },
  milk: (pen) =>
    carton(
      pen,
      '#4f8fd9',
      area('M52 70q8 9 8 14a8 8 0 0 1 -16 0q0-5 8-14z', '#ffffff') +
        shine('M48 84q0 3 3 4', 1.2, 0.9),
    ),
};
