import {
  cube,
  cucumber,
  grape,
  leaf,
  lettuce,
  olive,
  onion,
  sprig,
  stick,
  strip,
  tomatoSlice,
  tomatoWedge,
} from '../drawing/garden.ts';
import { along, wrap } from '../drawing/handheld.ts';
import { chunk, crumb, falafel, grain, kofta, mozzarella } from '../drawing/larder.ts';
import type { Ink, Pen } from '../drawing/pen.ts';
import { disc, line, oval, shadow, shine, strewn } from '../drawing/shapes.ts';
import { bowl, cup, pot } from '../drawing/vessels.ts';
import type { Drawings } from './drawings.ts';

/** Hummus in its pot, with oil in the swirl. */
const hummus = (pen: Pen, x: number, y: number, r: number): Ink =>
  pot(pen, x, y, r, '#e6c58a') +
  line(
    `M${x - r * 0.4} ${y + r * 0.1}q${r * 0.3} ${-r * 0.6} ${r * 0.7} ${-r * 0.1}t${-r * 0.4} ${r * 0.3}`,
    '#c79a4a',
    2.2,
    0.8,
  ) +
  disc(x + r * 0.1, y, r * 0.14, '#d9a52c') +
  disc(x - r * 0.2, y + r * 0.2, 1.2, '#b8402a');

export const oliveAndThyme: Drawings = {
  'falafel-wrap': (pen) =>
    wrap(
      pen,
      along(pen, [lettuce(pen), lettuce(pen, '#9bc94e')], {
        from: 30,
        to: 90,
        y: 40,
        rise: 16,
        count: 7,
      }) +
        falafel(pen)(46, 30, 0, 1.1) +
        falafel(pen)(68, 26, 0, 1.15) +
        tomatoSlice(pen)(84, 36, 0, 0.95) +
        cucumber(pen)(36, 42, 0, 0.95) +
        falafel(pen)(58, 42, 0, 1),
      { band: '#5a9a4a' },
    ),
  'falafel-plate': (pen) => {
    const salad = strewn(pen, [cube(pen, '#dd4030', 5), cube(pen, '#7fb84a', 5), sprig(pen)], {
      x: 86,
      y: 74,
      r: 20,
      count: 30,
    });
    const rice = strewn(
      pen,
      [grain(pen, '#fff6da', [3.2, 1.4]), grain(pen, '#f5e2ac', [3.2, 1.4])],
      { x: 40, y: 84, r: 23, count: 120 },
    );
    const ball = falafel(pen);
    return (
      shadow(60, 64, 55, 52) +
      disc(40, 84, 25, '#efdcaa') +
      rice +
      disc(86, 74, 21, '#a8c46a') +
      salad +
      hummus(pen, 86, 32, 22) +
      ball(28, 36, 0, 1.25) +
      ball(52, 26, 60, 1.25) +
      ball(36, 56, 120, 1.25) +
      ball(58, 48, 200, 1.3) +
      ball(58, 70, 20, 1.2)
    );
  },
  'cheesy-flatbread': (pen) => {
    const melted = strewn(pen, mozzarella(pen), {
      x: 60,
      y: 58,
      r: 36,
      count: 15,
      scale: 1.2,
      flat: 0.8,
    });
    return (
      shadow(60, 66, 56, 46) +
      `<g transform="rotate(-18 60 60)">${oval(60, 62, [55, 43], pen.ball('#d99a4a'), { of: '#9a6224' })}${oval(60, 60, [47, 35], pen.ball('#fbe0a0'))}${melted}${strewn(pen, crumb(pen, '#5a8a34'), { x: 60, y: 60, r: 40, count: 46, flat: 0.75 })}${strewn(
        pen,
        pen.stamp('blister', () => oval(0, 0, [4, 2.6], 'rgb(140 74 20 / .4)')),
        { x: 60, y: 60, r: 50, count: 12, flat: 0.78 },
      )}${shine('M12 46q12 -22 38 -26', 2.5, 0.5)}</g>`
    );
  },
  'chicken-shawarma-wrap': (pen) =>
    wrap(
      pen,
      along(pen, [lettuce(pen, '#9bc94e')], { from: 30, to: 90, y: 40, rise: 14, count: 5 }) +
        along(pen, [chunk(pen, '#c27a34', 9), chunk(pen, '#a8602a', 8)], {
          from: 34,
          to: 86,
          y: 40,
          rise: 16,
          count: 9,
        }) +
        onion(pen)(50, 30, -10, 1.1) +
        oval(62, 34, [12, 4], '#fffdf4', { turn: -12 }) +
        along(pen, [stick(pen, '#e08ab0', 15, 3.5)], {
          from: 42,
          to: 84,
          y: 34,
          rise: 8,
          count: 5,
        }),
      { band: '#d9643c', bread: '#f3dcae' },
    ),
  'greek-salad': (pen) => {
    const ground = strewn(pen, [lettuce(pen), lettuce(pen, '#9bc94e')], { r: 40, count: 13 });
    const parts = strewn(
      pen,
      [tomatoWedge(pen), cucumber(pen), olive(pen), cucumber(pen), tomatoWedge(pen), onion(pen)],
      { r: 38, count: 26, scale: 1.08 },
    );
    return bowl(
      pen,
      ground +
        parts +
        strewn(pen, cube(pen, '#fffdf4', 9), { r: 26, count: 9 }) +
        strewn(pen, crumb(pen, '#5a8a34'), { r: 34, count: 18, scale: 0.8 }),
      { color: '#5f9ad0', soup: '#4f7f2c' },
    );
  },
  'lamb-kofta-and-rice': (pen) => {
    const rice = strewn(
      pen,
      [grain(pen, '#fffaf0', [3.4, 1.3]), grain(pen, '#f7dc92', [3.4, 1.3])],
      { x: 60, y: 60, r: 50, count: 190, flat: 0.92 },
    );
    const peppers = [
      strip(pen, '#d8382a')(34, 98, 10, 1.25),
      strip(pen, '#f0a82a')(58, 104, -6, 1.25),
      strip(pen, '#d8382a')(80, 98, -20, 1.25),
    ].join('');
    const meat = kofta(pen);
    return (
      shadow(60, 66, 56, 52) +
      oval(60, 61, [54, 50], '#f0e0b6', { of: '#d0b878' }) +
      rice +
      meat(58, 34, -14, 1.25) +
      meat(62, 56, -14, 1.3) +
      meat(66, 78, -14, 1.25) +
      peppers +
      strewn(pen, sprig(pen), { r: 40, count: 9 })
    );
  },
  'carrots-and-hummus': (pen) => {
    const carrot = stick(pen, '#f28a24', 46, 8);
    const sticks = Array.from({ length: 11 }, (_, at) => {
      const angle = ((at * 20 - 190) * Math.PI) / 180;
      return carrot(60 + Math.cos(angle) * 36, 66 + Math.sin(angle) * 36, at * 20 - 100, 1);
    }).join('');
    return shadow(60, 70, 54, 48) + sticks + hummus(pen, 60, 76, 34);
  },
  grapes: (pen) =>
    cup(pen, strewn(pen, grape(pen), { x: 60, y: 74, r: 44, count: 34, scale: 1.2, flat: 0.95 }), {
      heap:
        strewn(pen, grape(pen), { x: 60, y: 32, r: 26, count: 16, scale: 1.2, flat: 0.45 }) +
        along(pen, [grape(pen, '#9c3a58')], {
          from: 46,
          to: 74,
          y: 24,
          rise: 6,
          count: 3,
          scale: 1.2,
        }) +
        leaf(pen)(70, 10, -30, 1.2),
    }),
};
