import {
  blueberry,
  broccoli,
  cherry,
  coin,
  cube,
  cucumber,
  lettuce,
  sprig,
  tomatoSlice,
} from '../drawing/garden.ts';
import {
  chickpea,
  chunk,
  crouton,
  crumb,
  grain,
  sesame,
  shaving,
  shrimp,
} from '../drawing/larder.ts';
import { area, blob, disc, group, line, oval, shadow, slab, strewn } from '../drawing/shapes.ts';
import { bowl, box, cup } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

export const greenBowl: Drawings = {
  'rainbow-grain-bowl': (pen) => {
    const quinoa = strewn(
      pen,
      [
        grain(pen, '#f3e6c2', [1.9, 1.7]),
        grain(pen, '#dcc590', [1.9, 1.7]),
        grain(pen, '#b8604a', [1.7, 1.5]),
      ],
      { r: 46, count: 170 },
    );
    return bowl(
      pen,
      quinoa +
        strewn(pen, cube(pen, '#a8245a', 8), { x: 40, y: 38, r: 17, count: 10 }) +
        strewn(pen, coin(pen), { x: 82, y: 42, r: 17, count: 12, scale: 1.15 }) +
        strewn(pen, chickpea(pen), { x: 40, y: 80, r: 18, count: 16, scale: 1.15 }) +
        strewn(pen, [lettuce(pen), lettuce(pen, '#5f9f34')], {
          x: 80,
          y: 80,
          r: 15,
          count: 7,
          scale: 0.9,
        }),
      { color: '#d9783c', soup: '#e8d6a8' },
    );
  },
  'caesar-salad': (pen) =>
    bowl(
      pen,
      strewn(pen, [lettuce(pen, '#a5cf5a'), lettuce(pen, '#8bbf44'), lettuce(pen, '#c2de84')], {
        r: 40,
        count: 26,
        scale: 1.1,
      }) +
        strewn(pen, crouton(pen), { r: 35, count: 12, scale: 1.12 }) +
        strewn(pen, shaving(pen), { r: 33, count: 10, scale: 1.1 }) +
        line('M24 50q20 -12 36 -2t36 -4M24 76q18 -8 34 2t36 -6', '#fffbea', 2.6, 0.85),
      { color: '#f7f1e7', soup: '#6f9f3c' },
    ),
  'avocado-toast': (pen) => {
    const slice =
      'M-44 -22q-8 -22 20 -24 24 -6 48 0 28 2 20 24-3 6-3 12v40q0 8-8 8h-66q-8 0-8-8v-40q0-6-3-12z';
    const spread = area(
      blob(pen, 38, { wobble: 0.07, points: 11 }),
      pen.ball('#b5cf5c'),
      '#7f9f34',
    );
    return (
      shadow(60, 70, 50, 48) +
      group(
        area(slice, pen.wall('#b0702f'), '#7a4a18') +
          group(area(slice, pen.ball('#efcf94')), { scale: 0.91 }) +
          spread +
          strewn(pen, [chunk(pen, '#c9de7a', 6), chunk(pen, '#9fbf48', 5)], {
            x: 0,
            y: 0,
            r: 31,
            count: 20,
          }),
        { x: 60, y: 66, turn: -6, scale: 1.08 },
      ) +
      tomatoSlice(pen)(42, 52, 0, 1.5) +
      tomatoSlice(pen)(72, 58, 30, 1.5) +
      tomatoSlice(pen)(50, 82, 60, 1.5) +
      strewn(pen, [sesame(pen), crumb(pen, '#4a2c14')], {
        x: 60,
        y: 66,
        r: 32,
        count: 30,
        scale: 0.7,
      })
    );
  },
  'broccoli-rice-bake': (pen) => {
    const dish =
      slab(60, 60, [112, 92], pen.wall('#c9543c'), { round: 22, of: '#8f2f1f' }) +
      slab(60, 60, [97, 77], '#7a2a1c', { round: 16 }) +
      slab(60, 61, [95, 75], pen.ball('#f7cf6a'), { round: 15 });
    const golden = strewn(
      pen,
      pen.stamp('golden', () =>
        area(blob(pen, 8, { wobble: 0.3, flat: 0.7 }), 'rgb(206 122 34 / .5)'),
      ),
      { r: 44, count: 16, flat: 0.75 },
    );
    return (
      shadow(60, 68, 57, 48) +
      oval(5, 60, [5, 12], '#a83f2a') +
      oval(115, 60, [5, 12], '#a83f2a') +
      dish +
      strewn(pen, grain(pen, '#fff2cc', [3, 1.5]), { r: 47, count: 90, flat: 0.76 }) +
      golden +
      strewn(pen, broccoli(pen), { r: 40, count: 11, flat: 0.74, vary: 0.05 }).replace(
        /rotate\([\d.]+\)/g,
        'rotate(0)',
      ) +
      strewn(pen, shaving(pen, '#ffbf3c'), { r: 40, count: 14, flat: 0.74, scale: 0.7 })
    );
  },
  'shrimp-poke-bowl': (pen) => {
    const rice = strewn(pen, [grain(pen, '#ffffff'), grain(pen, '#f6eedd')], { r: 46, count: 150 });
    return bowl(
      pen,
      rice +
        shrimp(pen)(38, 42, 0, 1.25) +
        shrimp(pen)(58, 36, 40, 1.2) +
        shrimp(pen)(40, 64, -30, 1.2) +
        shrimp(pen)(58, 56, 20, 1.15) +
        strewn(pen, cube(pen, '#fbb02c', 8), { x: 84, y: 46, r: 14, count: 8 }) +
        [
          [62, 84],
          [74, 80],
          [86, 74],
          [52, 90],
          [68, 92],
        ]
          .map(([x = 0, y = 0], at) => cucumber(pen)(x, y, at * 30, 0.95))
          .join('') +
        strewn(pen, sesame(pen), { r: 34, count: 22 }) +
        sprig(pen)(48, 50, 0, 1.2),
      { color: '#2f6f8f', soup: '#fbf6ea' },
    );
  },
  'little-veggie-box': (pen) => {
    const cracker = pen.stamp(
      'cracker',
      () =>
        slab(0, 0, [19, 19], pen.wall('#ecc27a'), { round: 3, of: '#b8843c' }) +
        [
          [-5, -5],
          [5, -5],
          [0, 0],
          [-5, 5],
          [5, 5],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 1, '#a8742f'))
          .join(''),
    );
    return box(pen, [
      {
        place: [36, 38, 52, 40],
        ground: '#f6ead2',
        content: strewn(pen, cherry(pen), { x: 36, y: 39, r: 17, count: 7, scale: 1.15 }),
      },
      {
        place: [88, 38, 44, 40],
        ground: '#e6f0cf',
        content: [
          [78, 30],
          [94, 28],
          [80, 46],
          [98, 44],
          [88, 37],
        ]
          .map(([x = 0, y = 0], at) => cucumber(pen)(x, y, at * 25, 1.15))
          .join(''),
      },
      {
        place: [32, 83, 44, 40],
        ground: '#fff3d6',
        content: strewn(pen, cube(pen, '#fbbf3c', 10), { x: 31, y: 85, r: 15, count: 8 }).replace(
          / rotate\([\d.]+\)/g,
          '',
        ),
      },
      {
        place: [84, 83, 52, 40],
        ground: '#e3d2ae',
        content:
          cracker(70, 80, -14) +
          cracker(98, 82, 12) +
          cracker(84, 86, -4) +
          cracker(76, 92, 20) +
          cracker(94, 74, 8),
      },
    ]);
  },
  'watermelon-cup': (pen) => {
    const melon = pen.stamp(
      'melon',
      () =>
        area('M-10 -7l10 -5 10 5v11l-10 6-10-6z', pen.wall('#ee4a56'), '#c22f3c') +
        area('M-10 -7l10 -5 10 5-10 5z', '#f98088') +
        area('M10 -7v11l-10 6v-12z', '#d93a48'),
    );
    const put = (places: readonly (readonly number[])[]) =>
      places.map(([x = 0, y = 0]) => melon(x, y, 0, 1.15)).join('');
    return cup(
      pen,
      put([
        [44, 46],
        [66, 44],
        [84, 50],
        [36, 62],
        [56, 62],
        [76, 64],
        [44, 80],
        [66, 80],
        [80, 84],
        [50, 98],
        [70, 98],
      ]),
      {
        heap: put([
          [40, 30],
          [80, 30],
          [60, 33],
          [50, 18],
          [70, 18],
        ]),
      },
    );
  },
  blueberries: (pen) =>
    cup(
      pen,
      strewn(pen, blueberry(pen), { x: 60, y: 76, r: 46, count: 56, scale: 1.15, flat: 0.95 }),
      {
        heap: strewn(pen, blueberry(pen), {
          x: 60,
          y: 33,
          r: 27,
          count: 22,
          scale: 1.15,
          flat: 0.45,
        }),
      },
    ),
};
