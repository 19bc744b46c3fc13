import { coin, cube, limeWedge, mushroom, sprig } from '../drawing/garden.ts';
import { chunk, crumb, drumstick, grain, pea, wideNoodle } from '../drawing/larder.ts';
import { area, group, line, oval, shadow, shine, slab, strewn } from '../drawing/shapes.ts';
import { bowl } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

export const bluePlate: Drawings = {
  'roast-chicken-drumsticks': (pen) =>
    shadow(56, 56, 48, 34) +
    drumstick(pen)(44, 40, -70, 1.35) +
    drumstick(pen)(58, 78, -22, 1.35) +
    limeWedge(pen, '#e0b01f', '#f9e27a')(20, 90, -16, 1.2) +
    sprig(pen)(96, 52, 20, 2) +
    sprig(pen)(104, 60, 60, 1.7),
  'fish-sticks': (pen) => {
    const finger = pen.stamp(
      'fish stick',
      () =>
        slab(0, 0, [74, 19], pen.wall('#dd9a3c'), { round: 6, of: '#9a6224' }) +
        strewn(pen, crumb(pen, '#f2c468'), { x: 0, y: 0, r: 33, count: 46, flat: 0.22 }) +
        strewn(pen, crumb(pen, '#a8641f'), {
          x: 0,
          y: 0,
          r: 33,
          count: 22,
          flat: 0.22,
          scale: 0.8,
        }) +
        shine('M-30 -6h50', 2, 0.4),
    );
    const broken = pen.stamp(
      'cut',
      () =>
        slab(0, 0, [42, 19], pen.wall('#dd9a3c'), { round: 6, of: '#9a6224' }) +
        strewn(pen, crumb(pen, '#f2c468'), { x: 0, y: 0, r: 17, count: 26, flat: 0.45 }) +
        oval(20, 0, [5.5, 8.5], '#fffaf0', { of: '#c9a878' }) +
        line('M18 -5q4 5 1 11M21 -5q3 5 1 9', '#d9d0bd', 1, 0.9),
    );
    return (
      shadow(60, 64, 48, 48) +
      finger(56, 26, -9) +
      finger(60, 47, -9) +
      finger(58, 68, -9) +
      finger(62, 89, -9) +
      broken(32, 106, -9) +
      limeWedge(pen, '#e0b01f', '#f9e27a')(92, 104, -10, 1.25)
    );
  },
  'beef-stew': (pen) =>
    bowl(
      pen,
      strewn(
        pen,
        [
          chunk(pen, '#6f3a1c', 10),
          cube(pen, '#f2d78a', 10),
          coin(pen),
          chunk(pen, '#7f4522', 9.5),
          coin(pen),
        ],
        { r: 40, count: 34, scale: 1.12 },
      ) +
        strewn(pen, pea(pen), { r: 38, count: 20 }) +
        sprig(pen)(60, 56, 0, 1.4),
      { color: '#3f5a7a', soup: '#9a5626' },
    ),
  'chicken-noodle-soup': (pen) =>
    bowl(
      pen,
      strewn(pen, wideNoodle(pen, '#f7dc8c'), { r: 38, count: 16 }) +
        strewn(pen, [chunk(pen, '#f0d8ae', 8), coin(pen), chunk(pen, '#e6c896', 7)], {
          r: 36,
          count: 17,
        }) +
        strewn(pen, grain(pen, '#a8c860', [2.8, 1.8]), { r: 36, count: 12 }) +
        strewn(pen, sprig(pen), { r: 34, count: 9, scale: 0.9 }),
      { color: '#e0b04a', soup: '#f3cd6a' },
    ),
  'chicken-pot-pie': (pen) => {
    const crust =
      'M60 14c8 0 9 4 16 4s11 4 14 10 9 8 10 15-1 11 0 17-1 13-6 17-5 11-11 15-11 3-17 7-12 3-18 0-12-1-17-6-9-7-12-13-6-9-7-16 2-11 2-18 5-11 11-15 6-10 13-13 14-4 22-4z';
    const cut = 'M60 60l34 22q-8 16 -26 23z';
    return [
      shadow(60, 68, 56, 50),
      `<circle cx="60" cy="62" r="54" fill="${pen.wall('#b8c4d0')}" stroke="#7f8f9f"/>`,
      group(area(crust, pen.ball('#dd9c44'), '#9a6224'), { x: -5, y: -3.5, scale: 1.09 }),
      line('M60 22a38 38 0 1 0 .1 0', '#b8742c', 1.5, 0.5),
      line('M60 34v14M36 52l12 6M42 80l10 -9M84 50l-12 7', '#8f541a', 3.2, 0.75),
      area(cut, pen.ball('#f6dea0'), '#9a6224'),
      pen.clip(
        area(cut, '#000'),
        strewn(pen, [pea(pen), chunk(pen, '#f0d8ae', 5), coin(pen)], {
          x: 78,
          y: 84,
          r: 19,
          count: 24,
          scale: 0.85,
        }),
      ),
      strewn(pen, crumb(pen, '#f2c97a'), { r: 42, count: 22, scale: 0.8 }),
      shine('M20 46q8 -20 26 -26', 3, 0.45),
    ].join('');
  },
  'mushroom-stroganoff': (pen) => {
    const noodles = strewn(pen, wideNoodle(pen), { r: 42, count: 26, scale: 1.1 });
    const sauce = area(
      'M26 58q2 -26 34 -26t36 26q0 28-36 30-34-2-34-30z',
      'rgb(226 196 150 / .92)',
      '#b8925c',
    );
    return bowl(
      pen,
      noodles +
        sauce +
        strewn(pen, mushroom(pen), { x: 60, y: 60, r: 27, count: 13, scale: 1.18 }) +
        strewn(pen, crumb(pen, '#4a8a34'), { r: 36, count: 36, scale: 0.9 }),
      { color: '#7a8a5a', soup: '#dcb878' },
    );
  },
  pear: (pen) => {
    const body =
      'M60 26c12 0 15 12 17 24 2 10 17 16 17 36 0 18-16 26-34 26s-34-8-34-26c0-20 15-26 17-36 2-12 5-24 17-24z';
    return (
      shadow(60, 110, 36, 6) +
      area(body, pen.ball('#c2cf4a'), '#8a9a26') +
      pen.clip(
        area(body, '#000'),
        oval(92, 84, [24, 30], 'rgb(226 120 60 / .28)') +
          strewn(pen, grain(pen, '#94a030', [0.9, 0.9]), { x: 60, y: 76, r: 34, count: 34 }),
      ) +
      line('M60 27q0 -12 8 -18', '#6a4a22', 4) +
      area('M63 20q8 -12 24 -8-6 14-24 8z', pen.ball('#5f9f34'), '#457a24') +
      shine('M42 66q-8 8-8 20', 4, 0.5)
    );
  },
  'vanilla-custard': (pen) =>
    [
      shadow(60, 104, 50, 9),
      oval(60, 98, [52, 13], '#fdf9f0', { of: '#d0c4ac' }),
      oval(60, 97, [43, 9], '#8a4314'),
      area('M36 40h48l14 52q2 8-38 8t-38-8z', pen.wall('#fbdf8f'), '#d9ae4a'),
      area(
        'M36 40q0 -8 24 -8t24 8l4 16q1 6-3 6t-4-6q-2-4-5 0v10q-1 5-5 5t-4-6q-1-8-5-6-4 1-5 8-1 5-5 4t-4-6q0-6-4-4-4 4-7 2t-2-6z',
        pen.wall('#a8571a'),
        '#7a3a0c',
      ),
      oval(60, 39, [23, 6], '#c9752c'),
      shine('M44 38q8 -4 18 -3.500', 2, 0.6),
      shine('M38 66l-6 22', 3, 0.5),
    ].join(''),
};
