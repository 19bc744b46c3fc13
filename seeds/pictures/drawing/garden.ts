import { darker, lighter } from './color.ts';
import { n, type Pen, type Stamp } from './pen.ts';
import { area, blob, disc, line, oval, shine, slab } from './shapes.ts';

// Vegetables and fruit, each around the origin.

export const lettuce = (pen: Pen, color = '#7fb53c'): Stamp =>
  pen.stamp(`lettuce ${color} ${pen.between(0, 1)}`, () => {
    const leaf = blob(pen, 13, { wobble: 0.3, points: 11, flat: 0.8 });
    return (
      area(leaf, pen.ball(color), color) +
      line(
        'M-10 2q8 -4 19 -2M-3 1l-3 -6M2 0l3 -6M-1 1l1 6M5 0l4 5',
        lighter(color, 0.45),
        0.9,
        0.75,
      )
    );
  });

export const leaf = (pen: Pen, color = '#3f8f3a'): Stamp =>
  pen.stamp(
    `leaf ${color}`,
    () =>
      area('M-9 0q4 -7 10 -5 5 1 8 5-4 5-9 5-6 0-9-5z', pen.ball(color), color) +
      line('M-8 0h14', lighter(color, 0.4), 0.8, 0.7),
  );

export const sprig = (pen: Pen, color = '#4a9a3c'): Stamp =>
  pen.stamp(
    `sprig ${color}`,
    () =>
      line('M0 5v-6M0 1l-3 -3M0 0l3 -3', darker(color, 0.15), 0.8) +
      [
        [-3.5, -3],
        [3.5, -3],
        [0, -5],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 2.4, pen.ball(color)))
        .join(''),
  );

export const tomatoSlice = (pen: Pen): Stamp =>
  pen.stamp(
    'tomato slice',
    () =>
      disc(0, 0, 9, pen.ball('#d8382a'), '#c22d20') +
      disc(0, 0, 7, '#f0705a') +
      [0, 72, 144, 216, 288]
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${oval(0, -4, [2, 2.5], '#d94a34')}${disc(-0.7, -4, 0.5, '#ffe2a0')}${disc(0.7, -3.6, 0.5, '#ffe2a0')}</g>`,
        )
        .join(''),
  );

export const tomatoWedge = (pen: Pen): Stamp =>
  pen.stamp(
    'tomato wedge',
    () =>
      area('M-9 -3q9 -5 18 0-2 9-9 9t-9-9z', pen.ball('#d8382a'), '#b8281c') +
      area('M-6 -2.500q6 -3 12 0-2 5-6 5t-6-5z', '#f27a62') +
      disc(-2, -1, 0.7, '#ffe2a0') +
      disc(1.5, 0, 0.7, '#ffe2a0') +
      disc(2.5, -1.8, 0.6, '#ffe2a0'),
  );

export const cherry = (pen: Pen, color = '#dd3b2a'): Stamp =>
  pen.stamp(
    `cherry ${color}`,
    () =>
      disc(0, 0, 7, pen.ball(color), color) +
      oval(-2.4, -2.8, [1.8, 1.1], 'rgb(255 255 255 / .65)', { turn: -35 }),
  );

export const cucumber = (pen: Pen): Stamp =>
  pen.stamp(
    'cucumber',
    () =>
      disc(0, 0, 8, '#3f8a3c', '#35742f') +
      disc(0, 0, 6.8, '#d9efb4') +
      disc(0, 0, 4.2, '#c3e394') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => `<g transform="rotate(${turn})">${oval(0, -2.8, [0.6, 1.2], '#f3fbdc')}</g>`)
        .join(''),
  );

export const stick = (pen: Pen, color: string, length = 34, width = 7): Stamp =>
  pen.stamp(
    `stick ${color} ${length}`,
    () =>
      slab(0, 0, [width, length], pen.wall(color), { round: width / 3, of: color }) +
      shine(`M${-width / 4} ${-length / 2 + 3}v${length - 8}`, 1.2, 0.4),
  );

export const coin = (pen: Pen, color = '#f08a24'): Stamp =>
  pen.stamp(
    `coin ${color}`,
    () => disc(0, 0, 5.5, pen.ball(color), color) + disc(0, 0, 2.4, lighter(color, 0.3)),
  );

/** A cube of something: cheese, tofu, potato, melon. */
export const cube = (pen: Pen, color: string, size = 8): Stamp =>
  pen.stamp(`cube ${color} ${size}`, () => {
    const half = n(size / 2);
    const lift = n(size * 0.3);
    return (
      area(`M-${half} -${half}h${size}v${size}h-${size}z`, pen.wall(color), color) +
      area(
        `M-${half} -${half}l${lift} -${lift}h${size}l-${lift} ${lift}z`,
        lighter(color, 0.35),
        color,
      ) +
      area(
        `M${half} -${half}l${lift} -${lift}v${size}l-${lift} ${lift}z`,
        darker(color, 0.14),
        color,
      )
    );
  });

export const broccoli = (pen: Pen): Stamp =>
  pen.stamp(
    'broccoli',
    () =>
      area('M-3 0l-1 9q4 2 8 0l-1-9z', pen.wall('#a5cc6b'), '#7fa848') +
      [
        [-6, 0, 5],
        [6, 0, 5],
        [-3, -5, 5],
        [4, -5, 5],
        [0, -1, 5.5],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, pen.ball('#3f8a34'), '#34752c'))
        .join('') +
      [
        [-6, -2],
        [-2, -7],
        [4, -7],
        [1, -2],
        [7, -1],
        [-3, 1],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1, '#79b85c'))
        .join(''),
  );

export const onion = (pen: Pen, color = '#b04a86'): Stamp =>
  pen.stamp(
    `onion ${color}`,
    () => line('M-8 3a9 9 0 0 1 16 0', color, 2) + line('M-7 3.500a8 8 0 0 1 14 0', '#f4d6e8', 1.2),
  );

export const strip = (pen: Pen, color: string): Stamp =>
  pen.stamp(
    `strip ${color}`,
    () =>
      line('M-9 2q5 -7 9 -2t9 -1', darker(color, 0.18), 4.6) +
      line('M-9 1.500q5 -7 9 -2t9 -1', color, 3.6) +
      shine('M-7 0q3 -4 6 -1.500', 0.9, 0.5),
  );

export const olive = (pen: Pen, color = '#4a3244'): Stamp =>
  pen.stamp(
    `olive ${color}`,
    () =>
      disc(0, 0, 4.8, pen.ball(color), color) +
      disc(0, 0, 1.9, lighter(color, 0.55)) +
      disc(0, 0, 1.3, darker(color, 0.4)),
  );

export const mushroom = (pen: Pen): Stamp =>
  pen.stamp(
    'mushroom',
    () =>
      area(
        'M-9 0q0 -8 9 -8t9 8q-3 1.500-6 1v6q-3 2-6 0v-6q-3 .5-6-1z',
        pen.ball('#d9bd95'),
        '#a5845a',
      ) +
      area('M-5 .5q5 -4 10 0v.5h-10z', '#8a6642') +
      line('M-1 2v5M1.500 2v4', '#b59568', 0.6, 0.7),
  );

export const limeWedge = (pen: Pen, rind = '#5fa832', flesh = '#cdea8a'): Stamp =>
  pen.stamp(
    `wedge ${rind}`,
    () =>
      area('M-12 -3a12 12 0 0 0 24 0z', rind, rind) +
      area('M-10 -3a10 10 0 0 0 20 0z', lighter(flesh, 0.5)) +
      area('M-9 -2.500a9 9 0 0 0 18 0z', flesh) +
      line('M0 -2.500v8.500M0 -2.500l-6 6M0 -2.500l6 6', lighter(flesh, 0.55), 1),
  );

export const appleSlice = (pen: Pen, skin = '#cf3a30'): Stamp =>
  pen.stamp(
    `apple slice ${skin}`,
    () =>
      area('M-20 -4q20 26 40 0q-5 20-20 20t-20-20z', pen.wall(skin), skin) +
      area('M-20 -5q20 -6 40 0q-4 15-20 15t-20-15z', pen.wall('#fff3cf'), '#e6cf96') +
      area('M-6 -4q6 -2 12 0-2 5-6 5t-6-5z', '#f6e2a8') +
      area('M-2 -3q3 1 2 4-3-1-2-4z', '#7a4a22'),
  );

/** Washed and hulled: where the leaves were, it is pale. */
export const strawberry = (pen: Pen): Stamp =>
  pen.stamp(
    'strawberry',
    () =>
      area(
        'M0 15q-14 -9-13 -20 1 -8 13 -6 12 -2 13 6 1 11-13 20z',
        pen.ball('#e0353a'),
        '#b8222a',
      ) +
      [
        [-7, -4],
        [-2, -2],
        [4, -4],
        [8, -2],
        [-5, 2],
        [1, 3],
        [6, 3],
        [-2, 8],
        [3, 8],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, [0.7, 1.1], '#ffe08a'))
        .join('') +
      oval(0, -9, [5, 2.2], '#ffd9c9', { of: '#f2a090' }),
  );

export const grape = (pen: Pen, color = '#8a2f4a'): Stamp =>
  pen.stamp(
    `grape ${color}`,
    () =>
      disc(0, 0, 7.5, pen.ball(color), color) +
      oval(-2.6, -3, [1.8, 1.1], 'rgb(255 255 255 / .6)', { turn: -35 }),
  );

export const blueberry = (pen: Pen): Stamp =>
  pen.stamp(
    'blueberry',
    () =>
      disc(0, 0, 6.5, pen.ball('#4a5fae'), '#35478c') +
      area(
        'M-2.500 -1l1 -1.500 1.500 .8 1.500 -.8 1 1.500-.8 1.500-1.700 .6-1.700-.6z',
        '#2a3670',
      ) +
      oval(-2.8, -3, [1.5, 0.9], 'rgb(255 255 255 / .45)', { turn: -35 }),
  );
