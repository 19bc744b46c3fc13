import { darker, lighter } from './color.ts';
import { type Ink, n, type Pen, type Stamp } from './pen.ts';
import { area, disc, group, line, oval, shadow, shine, slab } from './shapes.ts';

// Food that is eaten from the hand, seen from the side.

/** A slice, its crust at the top. */
export function pizzaSlice(pen: Pen, toppings: Ink): Ink {
  const cheese = 'M17 28q43 -14 86 0l-40 80q-3 5-6 0z';
  return [
    shadow(62, 66, 44, 48),
    area('M13 30q47 -16 94 0l-42 84q-5 6-10 0z', pen.wall('#e0a24c'), '#b0762a'),
    area(cheese, pen.wall('#d94f2c'), '#b8381c'),
    pen.clip(
      area(cheese, '#000'),
      area(
        'M20 30q20 -8 40 -7t40 5q-4 14-12 30-4 8-10 6-6 3-7 14-2 16-10 24-8-6-12-22-5-4-9-10-12-20-20-40z',
        pen.ball('#ffd980'),
      ) + toppings,
    ),
    area(
      'M11 30q-2 -12 10 -15 39 -10 78 0 12 3 10 15-2 6-9 3-40-12-80 0-7 3-9-3z',
      pen.wall('#e8b060'),
      '#b0762a',
    ),
    shine('M20 21q40 -11 76 -1', 2.5, 0.5),
    [
      [30, 19],
      [58, 14],
      [88, 20],
      [74, 25],
      [44, 24],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, [3, 1.3], 'rgb(150 84 24 / .35)'))
      .join(''),
  ].join('');
}

/** A folded shell with its filling along the top. */
export function taco(pen: Pen, filling: Ink, shell = '#f2b640'): Ink {
  return [
    shadow(60, 98, 50, 8),
    area('M12 88q2 -46 48 -48 46 2 48 48-48 8-96 0z', pen.wall(darker(shell, 0.15)), '#b07a1c'),
    filling,
    area('M8 96q0 -46 48 -50 48 4 50 50-48 8-98 0z', pen.wall(shell), '#b8801c'),
    Array.from({ length: 16 }, () =>
      disc(pen.between(22, 96), pen.between(66, 96), pen.between(0.8, 1.8), 'rgb(150 84 24 / .28)'),
    ).join(''),
    shine('M17 82q6 -26 34 -30', 3, 0.5),
  ].join('');
}

/** Rolled in a tortilla and cut: one half lies, the other shows what is in it. */
export function burrito(pen: Pen, inside: Ink, tortilla = '#f2d9a8'): Ink {
  const spots = (count: number, x: number, y: number, w: number, h: number) =>
    Array.from({ length: count }, () =>
      oval(
        x + pen.between(0, w),
        y + pen.between(0, h),
        [pen.between(1.5, 4), pen.between(1, 2.4)],
        'rgb(166 106 44 / .3)',
        { turn: pen.between(0, 90) },
      ),
    ).join('');
  return [
    shadow(60, 100, 54, 9),
    group(
      slab(0, 0, [84, 40], pen.wall(tortilla), { round: 19, of: tortilla }) +
        spots(12, -32, -14, 60, 24) +
        line('M-30 12q30 6 62 -4', darker(tortilla, 0.3), 1.2, 0.5) +
        shine('M-30 -13h50', 3, 0.6),
      { x: 58, y: 44, turn: -16 },
    ),
    group(
      area('M0 -24h38q22 2 22 24t-22 24h-38z', pen.wall(tortilla), darker(tortilla, 0.1)) +
        spots(9, 14, -18, 32, 32) +
        shine('M8 -19h30', 3, 0.6) +
        oval(0, 0, [17, 24], lighter(tortilla, 0.3), { of: darker(tortilla, 0.15) }) +
        oval(0, 0, [14, 21], '#e8c890') +
        pen.clip(oval(0, 0, [13.5, 20.5], '#000'), inside),
      { x: 50, y: 80, turn: 10 },
    ),
  ].join('');
}

/** Rolled pita or naan in its paper, the filling looking out at the top. */
export function wrap(
  pen: Pen,
  filling: Ink,
  { bread = '#efd09a', sleeve = '#f8f4ea', band = '#d9643c' } = {},
): Ink {
  return [
    shadow(60, 108, 32, 8),
    area('M24 36q4 -22 36 -22t36 22l-10 26h-52z', pen.wall(darker(bread, 0.12)), '#b08a4c'),
    filling,
    area('M22 40q14 10 38 10 24 0 38 -10l-18 62q-20 12-40 0z', pen.wall(bread), '#b08a4c'),
    Array.from({ length: 7 }, () =>
      oval(
        pen.between(34, 84),
        pen.between(56, 66),
        [pen.between(2, 4), pen.between(1, 2)],
        'rgb(150 84 24 / .35)',
      ),
    ).join(''),
    area('M31 66q29 -9 58 0l-10 40q-19 11-38 0z', pen.wall(sleeve), '#cfc3aa'),
    area('M34.500 80q25.500 -8 51 0l-2.500 10q-23 -7-46 0z', band),
    line('M62 64l-4 46', '#cfc3aa', 1, 0.7),
    shine('M38 72l6 28', 2.5, 0.7),
  ].join('');
}

/** Two triangles of a cut sandwich; layers from the bottom, each a color and its thickness. */
export function sandwich(
  pen: Pen,
  layers: readonly (readonly [string, number])[],
  { crust = '#b8763a', crumb = '#f5dcaa' } = {},
): Ink {
  const half = (x: number, y: number): Ink => {
    const total = layers.reduce((sum, [, size]) => sum + size, 0);
    let at = 13 + total;
    const filled = layers.map(([color, size], index) => {
      at -= size;
      const wave = index % 2 === 0 ? 2.5 : -2;
      return area(
        `M-44 ${n(at)}q14 ${wave} 29 0t29 0 29 0l1 ${size + 1}q-15 ${wave}-29 0t-29 0-30 0z`,
        pen.wall(color),
        darker(color, 0.06),
      );
    });
    return group(
      area(`M-42 ${12 + total}h84q3 8-2 11h-80q-5-3-2-11z`, pen.wall(crumb), crust) +
        filled.join('') +
        area('M-42 2h84q4 6 1 12h-86q-3-6 1-12z', pen.wall(crumb), crust) +
        area('M-42 2l34 -24q8 -4 16 0l34 24z', pen.wall(crust), darker(crust, 0.1)) +
        Array.from({ length: 9 }, () =>
          disc(
            pen.between(-36, 36),
            pen.between(5, 11),
            pen.between(0.5, 1.1),
            'rgb(150 90 30 / .3)',
          ),
        ).join('') +
        shine('M-30 -4l24 -17', 2, 0.4),
      { x, y },
    );
  };
  return (
    shadow(60, 102, 52, 8) +
    group(half(0, 0), { x: 66, y: 38, turn: 8, scale: 0.86 }) +
    half(57, 72)
  );
}

/** A round bun with what lies between, from the bottom. */
export function bun(pen: Pen, between: Ink, { color = '#d98a3a', seeds = true } = {}): Ink {
  const seed = pen.stamp('bun seed', () => oval(0, 0, [2.6, 1.5], '#fff0c8', { of: '#e0b870' }));
  const spots = [
    [40, 34],
    [54, 24],
    [70, 26],
    [82, 36],
    [58, 38],
    [72, 42],
    [46, 46],
    [30, 44],
    [90, 46],
  ];
  return [
    shadow(60, 106, 48, 8),
    area('M16 84h88q4 14-6 20-38 6-76 0-10-6-6-20z', pen.wall('#e0a050'), '#a8642a'),
    between,
    area('M12 58q2 -46 48 -46t48 46q-2 5-8 5h-80q-6 0-8-5z', pen.ball(color), '#a8602a'),
    seeds ? spots.map(([x = 0, y = 0], at) => seed(x, y, at * 47)).join('') : '',
    shine('M22 46q6 -22 28 -28', 3.5, 0.5),
  ].join('');
}

/** A layer of a bun, wavy at its lower edge. */
export const layer = (
  pen: Pen,
  y: number,
  height: number,
  color: string,
  wave = 3,
  width = 96,
): Ink => {
  const step = width / 6;
  const waves = Array.from(
    { length: 3 },
    () => `q${n(-step)} ${n(wave * 2)} ${n(-step * 2)} 0`,
  ).join('');
  return area(
    `M${n(60 - width / 2)} ${n(y)}q${n(width / 2)} -4 ${n(width)} 0v${n(height)}${waves}z`,
    pen.wall(color),
    color,
  );
};

/** A stick with pieces on it, lying. */
export function skewer(
  pieces: readonly Stamp[],
  x: number,
  y: number,
  turn: number,
  size = 1,
): Ink {
  const put = pieces
    .map((piece, at) => piece(-32 + at * (64 / Math.max(1, pieces.length - 1)), 0, at * 31))
    .join('');
  return group(line('M-48 0h94', '#a8763c', 3.4) + line('M-48 -.6h94', '#e0b678', 1.8) + put, {
    x,
    y,
    turn,
    scale: size,
  });
}

/** Leaves and pieces, as they look out of something folded: in an arc. */
export function along(
  pen: Pen,
  stamps: readonly Stamp[],
  { from = 20, to = 98, y = 52, rise = 18, count = 12, scale = 1 } = {},
): Ink {
  return Array.from({ length: count }, (_, at) => {
    const part = at / (count - 1);
    const arc = Math.sin(part * Math.PI) * rise;
    const stamp = stamps[at % stamps.length] as Stamp;
    return stamp(
      from + (to - from) * part,
      y - arc + pen.between(-3, 3),
      pen.between(-50, 50),
      scale * pen.between(0.9, 1.1),
    );
  }).join('');
}
