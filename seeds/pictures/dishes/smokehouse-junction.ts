import { broccoli } from '../drawing/garden.ts';
import { bun, layer } from '../drawing/handheld.ts';
import { bean, brisket, crumb, elbow, kernel } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { area, group, line, oval, shadow, shine, slab, strewn } from '../drawing/shapes.ts';
import { bowl, cup, pot } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

/** Meat pulled to threads. */
const threads = (pen: Pen): Ink =>
  Array.from({ length: 40 }, () => {
    const [x, y] = [pen.between(18, 94), pen.between(62, 86)];
    const tone = ['#a8582a', '#c2743c', '#8f4520'][Math.floor(pen.between(0, 3))] as string;
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${pen.between(2, 8).toFixed(1)} ${pen.between(-7, 7).toFixed(1)} ${pen.between(8, 14).toFixed(1)} ${pen.between(-3, 6).toFixed(1)}`,
      tone,
      pen.between(2.8, 4.5),
    );
  }).join('');

export const smokehouseJunction: Drawings = {
  'pulled-chicken-sandwich': (pen) =>
    bun(
      pen,
      area('M14 62q46 -10 92 0 6 14-2 24-44 10-88 0-8-10-2-24z', '#8f4520') +
        threads(pen) +
        line('M30 86q2 8 5 8M84 85q1 6 4 7', '#a8582a', 3.5),
      { seeds: false, color: '#dfa04c' },
    ),
  cheeseburger: (pen) =>
    bun(
      pen,
      layer(pen, 80, 7, '#7fb53c', 4, 102) +
        area('M14 68q46 -6 92 0 5 8 0 15-46 6-92 0-5-7 0-15z', pen.wall('#6a3a20'), '#4a2410') +
        area('M12 66h96l-16 8-10 9-12-8-20 2-10 8-12-10z', pen.wall('#fcbf34'), '#d9961a') +
        [32, 54, 76].map((x) => oval(x, 63, [9, 2.8], '#8fae4a', { of: '#5f7f2c' })).join(''),
    ),
  'beef-hot-dog': (pen) =>
    [
      shadow(60, 98, 52, 9),
      group(
        slab(0, 8, [112, 40], pen.wall('#e0a252'), { round: 20, of: '#a8682a' }) +
          slab(0, -2, [108, 20], '#b8742f', { round: 10 }) +
          slab(0, -8, [116, 22], pen.wall('#b8432a'), { round: 11, of: '#8a2a18' }) +
          shine('M-46 -14h80', 3, 0.45) +
          line('M-30 -16l5 11M-12 -17l5 12M6 -17l5 12M24 -16l5 11', '#7a2414', 2, 0.55) +
          area(
            'M-56 8q0 -6 8 -6 48 8 96 0 8 0 8 6 0 20-20 20h-72q-20 0-20-20z',
            pen.wall('#ecb868'),
            '#a8682a',
          ) +
          shine('M-44 14q40 6 70 2', 2.5, 0.4),
        { x: 58, y: 58, turn: -18 },
      ),
      pot(pen, 98, 94, 16, '#c92f20'),
    ].join(''),
  'mac-and-cheese': (pen) =>
    bowl(
      pen,
      strewn(pen, elbow(pen), { r: 43, count: 44, scale: 1.18 }) +
        strewn(pen, crumb(pen, '#b8742f'), { r: 36, count: 44, scale: 1.1 }),
      { color: '#c2543c', soup: '#f5a623' },
    ),
  'smoked-brisket-plate': (pen) => {
    const beans = strewn(pen, bean(pen, '#8a3f22'), {
      x: 86,
      y: 78,
      r: 19,
      count: 30,
      scale: 0.95,
    });
    const slice = brisket(pen);
    return (
      shadow(54, 62, 50, 50) +
      slice(44, 28, -12, 1.55) +
      slice(46, 48, -12, 1.6) +
      slice(44, 70, -12, 1.6) +
      slice(42, 92, -12, 1.5) +
      pot(pen, 86, 78, 28, '#6a2c16', '#4a525a') +
      beans
    );
  },
  'baked-potato-bar': (pen) => {
    const chive = pen.stamp('chive', () => line('M-2.500 0h5', '#4f8f34', 1.7));
    return [
      shadow(60, 96, 54, 12),
      area('M6 64q2 -34 54 -36 52 2 54 36-2 38-54 40-52-2-54-40z', pen.ball('#a8753c'), '#7a4f20'),
      strewn(pen, crumb(pen, '#7f5426'), { x: 60, y: 70, r: 48, count: 26, flat: 0.6, scale: 0.9 }),
      area('M20 60q8 -22 40 -22t40 22q-6 24-40 24t-40-24z', pen.ball('#fbeab8'), '#d9bc72'),
      area(
        'M20 60q6 -12 14 -8 10 -18 26 -8 16 -10 26 8 8 -4 14 8-6 10-14 6-10 10-26 4-16 6-26-4-8 4-14-6z',
        pen.ball('#fff4cf'),
        '#e6cf92',
      ),
      strewn(pen, bean(pen, '#8a3f22'), { x: 42, y: 60, r: 15, count: 13, flat: 0.8, scale: 1.1 }),
      broccoli(pen)(72, 52, -10, 1.05),
      broccoli(pen)(86, 60, 12, 1),
      broccoli(pen)(72, 68, 6, 0.95),
      strewn(pen, chive, { x: 60, y: 60, r: 34, count: 22, flat: 0.6, scale: 1.2 }),
    ].join('');
  },
  'corn-cup': (pen) =>
    cup(
      pen,
      strewn(pen, kernel(pen), { x: 60, y: 76, r: 46, count: 150, scale: 1.35, flat: 0.95 }),
      {
        heap: strewn(pen, kernel(pen), { x: 60, y: 36, r: 28, count: 40, scale: 1.35, flat: 0.4 }),
      },
    ),
  'oven-fries': (pen) => {
    const fry = pen.stamp(
      'fry',
      () =>
        slab(0, 0, [8.5, 62], pen.wall('#f7c344'), { round: 2, of: '#c9901c' }) +
        slab(-1.5, 0, [2, 58], 'rgb(255 255 255 / .3)', { round: 1 }) +
        slab(0, -30, [8.5, 3], '#d99a2c', { round: 1.5 }),
    );
    const back = [
      [34, 46, -12],
      [46, 38, -5],
      [58, 34, 2],
      [70, 38, 7],
      [84, 46, 14],
    ]
      .map(([x = 0, y = 0, turn = 0]) => fry(x, y, turn))
      .join('');
    const front = [
      [40, 50, -4],
      [52, 46, 4],
      [64, 46, -3],
      [76, 50, 8],
      [90, 58, 18],
      [28, 58, -18],
    ]
      .map(([x = 0, y = 0, turn = 0]) => fry(x, y, turn))
      .join('');
    return [
      shadow(60, 110, 36, 6),
      area('M28 56q32 10 64 0l-2 14h-60z', '#a82a26'),
      back,
      front,
      area('M22 58q38 22 76 0l-10 48q-2 6-8 6h-40q-6 0-8-6z', pen.wall('#d8433a'), '#a82a26'),
      line('M44 76l4 34M60 79v32M76 76l-4 34', '#f2a89a', 4, 0.55),
      shine('M30 70l7 32', 3, 0.4),
    ].join('');
  },
};
