import { coin, cucumber, leaf, lettuce, limeWedge, sprig, strip } from '../drawing/garden.ts';
import { along, skewer, wrap } from '../drawing/handheld.ts';
import { cashew, chickpea, chunk, crumb, grain, pea } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { area, blob, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { bowl } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

const COPPER = '#c9804a';
const cream = (d: string): Ink => line(d, '#fff0d6', 3.4, 0.9);

/** Grilled over fire: its corners are dark. */
const charred = (pen: Pen, color: string) =>
  pen.stamp(
    `charred ${color}`,
    () =>
      area(blob(pen, 11, { wobble: 0.12, points: 6, flat: 0.95 }), pen.ball(color), '#7a2a12') +
      line('M-7 -3q4 -4 8 -4M2 7q5 -1 6 -5', '#4a1a0a', 2.2, 0.55) +
      shine('M-5 1q2 -5 7 -5', 1.4, 0.4),
  );

export const spiceRoute: Drawings = {
  'butter-chicken': (pen) => {
    const meat = strewn(pen, [chunk(pen, '#cf7a3a', 11), chunk(pen, '#c26a2c', 10)], {
      r: 33,
      count: 14,
    });
    return bowl(
      pen,
      meat +
        cream('M28 48q20 -16 40 -4 18 10 26 0M26 74q18 -10 32 0 16 10 34-2') +
        sprig(pen)(58, 58, 0, 1.6) +
        sprig(pen)(66, 62, 60, 1.4),
      { color: COPPER, soup: '#e8702c' },
    );
  },
  'chickpea-curry': (pen) =>
    bowl(
      pen,
      strewn(pen, chickpea(pen), { r: 41, count: 48, scale: 1.18 }) +
        strewn(pen, chunk(pen, '#d8442c', 5), { r: 36, count: 12 }) +
        strewn(pen, sprig(pen), { r: 32, count: 9, scale: 1.1 }),
      { color: '#3f7a7a', soup: '#d98a2c' },
    ),
  'vegetable-biryani': (pen) => {
    const rice = strewn(
      pen,
      [
        grain(pen, '#f9c445', [4, 1.3]),
        grain(pen, '#fff4d6', [4, 1.3]),
        grain(pen, '#f2a832', [4, 1.3]),
      ],
      { r: 46, count: 230 },
    );
    return bowl(
      pen,
      rice +
        strewn(pen, [pea(pen), coin(pen), pea(pen), cashew(pen)], {
          r: 40,
          count: 34,
          scale: 1.1,
        }) +
        leaf(pen)(58, 54, -30, 1.1) +
        leaf(pen)(68, 60, 40, 0.9),
      { color: '#8a4a6a', soup: '#f0b040' },
    );
  },
  'paneer-naan-roll': (pen) =>
    wrap(
      pen,
      along(pen, [lettuce(pen)], { from: 32, to: 88, y: 42, rise: 12, count: 5 }) +
        along(pen, [strip(pen, '#d8382a'), strip(pen, '#5fa03a'), strip(pen, '#f0a82a')], {
          from: 34,
          to: 86,
          y: 36,
          rise: 16,
          count: 7,
          scale: 1.1,
        }) +
        along(pen, [paneer(pen)], { from: 36, to: 84, y: 40, rise: 12, count: 5 }),
      { bread: '#f6dfae', band: '#e0962c' },
    ),
  'red-lentil-dal': (pen) => {
    const lentils = strewn(
      pen,
      [grain(pen, '#f0a23c', [2, 1.6]), grain(pen, '#e88a2c', [2, 1.6])],
      { r: 45, count: 130 },
    );
    const spinach =
      line(
        'M60 36q24 0 24 24 0 22-24 22-20 0-20-20 0-15 17-15 13 0 13 12 0 9-10 9',
        '#3f7a2c',
        5.5,
        0.85,
      ) +
      line(
        'M60 36q24 0 24 24 0 22-24 22-20 0-20-20 0-15 17-15 13 0 13 12 0 9-10 9',
        '#6fa83c',
        2.4,
        0.9,
      );
    return bowl(
      pen,
      lentils + spinach + strewn(pen, grain(pen, '#5a3414', [1.9, 0.7]), { r: 40, count: 26 }),
      { color: '#5a4a3a', soup: '#e8902c' },
    );
  },
  'chicken-tikka-skewers': (pen) => {
    const piece = charred(pen, '#d9602c');
    const row = [piece, piece, piece, piece, piece];
    return (
      shadow(60, 56, 50, 34) +
      skewer(row, 60, 34, -12, 1.15) +
      skewer(row, 62, 66, -12, 1.15) +
      [
        [24, 98],
        [40, 103],
        [56, 103],
        [72, 100],
      ]
        .map(([x = 0, y = 0], at) => cucumber(pen)(x, y, at * 20, 1.15))
        .join('') +
      limeWedge(pen, '#e0b01f', '#f9e27a')(98, 96, -20, 1.2)
    );
  },
  'mango-lassi': (pen) => {
    const glass = 'M36 22h48l-6 84q-1 6-7 6h-22q-6 0-7-6z';
    return [
      line('M72 30l14 -26', '#d9643c', 5),
      line('M72 30l14 -26', '#f2a07a', 2),
      shadow(60, 112, 28, 5),
      area(glass, pen.wall('#f9b233'), '#d9901a'),
      area('M37 30q24 10 46 0l-1 12q-22 8-44 0z', '#ffd88a'),
      oval(60, 27, [23.5, 6.5], '#fff0c9', { of: '#e6b85c' }),
      strewn(pen, chunk(pen, '#f79a1f', 4), { x: 58, y: 26, r: 13, count: 7, flat: 0.3 }),
      leaf(pen, '#5aa23a')(66, 22, -30, 1),
      area(glass, 'rgb(255 255 255 / .12)', '#c9a05a'),
      shine('M43 40l4.500 58', 4, 0.55),
    ].join('');
  },
  'cucumber-raita': (pen) => {
    const dice = strewn(
      pen,
      [
        pen.stamp('dice', () => area('M-4 -3h7v7h-7z', '#cfe8a2', '#6a9a44')),
        crumb(pen, '#5a9a44'),
      ],
      { r: 36, count: 26 },
    );
    return (
      shadow(60, 66, 56, 52) +
      bowl(
        pen,
        line('M28 62q10 -26 34 -24t30 22-26 26-24-18 18-14', '#e3ddcf', 3, 0.9) +
          dice +
          cucumber(pen)(46, 48, 0, 1.5) +
          cucumber(pen)(60, 44, 40, 1.5) +
          leaf(pen, '#4a9a3c')(72, 62, -30, 1.5) +
          leaf(pen, '#4a9a3c')(84, 66, 30, 1.3),
        { color: '#8ab0a0', soup: '#fffdf6' },
      )
    );
  },
};

const paneer = (pen: Pen) =>
  pen.stamp(
    'paneer',
    () =>
      area('M-6 -6h12v12h-12z', pen.wall('#fff6e0'), '#d9b878') +
      line('M-4 -4l3 8M2 -4l3 8', '#a8682a', 1.6, 0.7),
  );
