import { darker, lighter } from './color.ts';
import { n, type Pen, type Stamp } from './pen.ts';
import { area, blob, disc, line, oval, shine, slab } from './shapes.ts';

// Meat, fish, eggs, cheese, beans, noodles and bread, each around the origin.

/** A piece with a browned edge: chicken, beef, tofu, a floret. */
export const chunk = (pen: Pen, color = '#c98a4a', size = 9): Stamp =>
  pen.stamp(`chunk ${color} ${size} ${pen.between(0, 1)}`, () => {
    const shape = blob(pen, size, { wobble: 0.2, points: 6, flat: 0.8 });
    return (
      area(shape, pen.ball(color), darker(color, 0.1)) +
      shine(
        `M${n(-size * 0.5)} ${n(-size * 0.15)}q${n(size * 0.2)} ${n(-size * 0.3)} ${n(size * 0.6)} ${n(-size * 0.25)}`,
        1.3,
        0.4,
      )
    );
  });

export const fillet = (pen: Pen): Stamp =>
  pen.stamp(
    'fillet',
    () =>
      area('M-19 -7q18 -7 36 0 4 7 0 14-18 5-36 0-4-7 0-14z', pen.wall('#f08a62'), '#c9603c') +
      line(
        'M-14 -6q4 6 0 12M-7 -8q4 8 0 16M0 -9q4 9 0 18M7 -8q4 8 0 16M14 -6q3 6 0 12',
        '#ffd2b8',
        1.3,
        0.85,
      ),
  );

export const shrimp = (pen: Pen): Stamp =>
  pen.stamp(
    'shrimp',
    () =>
      line('M-8 5a9 9 0 1 1 14 3', '#d9684a', 8) +
      line('M-8 4.500a9 9 0 1 1 14 3', '#f7a585', 6.2) +
      line(
        'M-9 -1l4 1M-5.500 -6.500l2.500 3M1 -8.500l-.5 4M7 -5l-3 2.500M9 1l-4 .5',
        '#e0704e',
        1.2,
        0.8,
      ) +
      area('M4 6l3 6 2 -3 4 0-3 -4z', '#e8805c', '#c9603c'),
  );

export const egg = (pen: Pen, size = 10): Stamp =>
  pen.stamp(
    `egg ${size}`,
    () =>
      oval(0, 0, [size * 0.86, size * 1.08], '#fffdf6', { of: '#cfc4ae' }) +
      disc(0, size * 0.14, size * 0.5, pen.ball('#f7b42c')) +
      shine(
        `M${n(-size * 0.5)} ${n(-size * 0.5)}q${n(size * 0.2)} ${n(-size * 0.3)} ${n(size * 0.4)} ${n(-size * 0.34)}`,
        1.2,
        0.8,
      ),
  );

export const falafel = (pen: Pen): Stamp =>
  pen.stamp(
    'falafel',
    () =>
      area(blob(pen, 10, { wobble: 0.06, points: 10 }), pen.ball('#a8702e'), '#7a4c1a') +
      [
        [-4, -3],
        [2, -5],
        [5, 1],
        [-2, 3],
        [1, 0],
        [-6, 2],
        [3, 5],
      ]
        .map(([x = 0, y = 0], at) => disc(x, y, 1, at % 3 ? '#d9a85c' : '#7f9a3c'))
        .join(''),
  );

/** Ground meat, shaped long. */
export const kofta = (pen: Pen): Stamp =>
  pen.stamp(
    'kofta',
    () =>
      slab(0, 0, [46, 12], pen.ball('#8a4f2c'), { round: 6, of: '#6a3818' }) +
      line('M-15 -5l3 10M-6 -6l3 11M3 -6l3 11M12 -6l3 11', '#4a2410', 1.7, 0.6) +
      shine('M-18 -3q10 -2 18 -2', 1.2, 0.35),
  );

export const drumstick = (pen: Pen): Stamp =>
  pen.stamp(
    'drumstick',
    () =>
      line('M12 12l16 16', '#e9dcc4', 7) +
      disc(26, 31, 5, '#f6ecd8', '#cbb998') +
      disc(31, 26, 5, '#f6ecd8', '#cbb998') +
      line('M12 12l16 16', '#f6ecd8', 5) +
      area(
        'M-20 -16q10 -13 26 -4 12 8 10 24 0 4-4 8-4 4-8 3-15 1-23-9-8-11-1-22z',
        pen.ball('#b8651e'),
        '#8a4210',
      ) +
      [
        [-9, -8],
        [0, -3],
        [-4, 5],
        [6, 4],
        [-12, 2],
        [4, -10],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1, '#f0c060'))
        .join('') +
      shine('M-15 -12q5 -7 14 -5', 2.5, 0.45),
  );

export const brisket = (pen: Pen): Stamp =>
  pen.stamp(
    'brisket',
    () =>
      area('M-20 -6q20 -7 40 0 2 6 0 12-20 6-40 0-2-6 0-12z', '#4a2412', '#3a1a0a') +
      area('M-18 -4q18 -6 36 0 1.500 4 0 8-18 5-36 0-1.500-4 0-8z', pen.wall('#a85f44')) +
      line('M-14 -2q14 -4 28 0M-13 2.500q13 3 26 0', '#d9a084', 1.1, 0.7) +
      line('M-18 -4.500q18 -6 36 0', '#c2405a', 1.2, 0.5),
  );

/** A little stone: rice, corn, a bean, a pea. */
export const grain = (
  pen: Pen,
  color: string,
  [rx, ry]: readonly [number, number] = [2.6, 1.2],
): Stamp =>
  pen.stamp(
    `grain ${color} ${rx}`,
    () =>
      oval(0, 0, [rx, ry], color) + oval(0, ry * 0.35, [rx * 0.9, ry * 0.65], darker(color, 0.1)),
  );

export const bean = (pen: Pen, color: string): Stamp =>
  pen.stamp(
    `bean ${color}`,
    () =>
      area(
        'M-5 0q0 -4 4 -3.500 3 .8 5 .2 2 1 1 4-2 3-6 2.500-4-.5-4-3.200z',
        pen.ball(color),
        darker(color, 0.15),
      ) + shine('M-3 -1.500q1.500 -1 3 -.8', 0.8, 0.55),
  );

export const chickpea = (pen: Pen): Stamp =>
  pen.stamp(
    'chickpea',
    () =>
      area(
        'M-4.500 1q-.5 -5 4 -5 2 -1.500 2.500 .5 3 1.500 2.500 4.500-1 4-5 4-3.800 0-4-4z',
        pen.ball('#e8b964'),
        '#b8863a',
      ) + line('M-1 -3q1.500 2 .5 5', '#b8863a', 0.7, 0.7),
  );

export const pea = (pen: Pen, color = '#7cb83c'): Stamp =>
  pen.stamp(`pea ${color}`, () => disc(0, 0, 3.1, pen.ball(color), color));
export const kernel = (pen: Pen): Stamp =>
  pen.stamp('kernel', () =>
    area(
      'M-2.500 3q-1.500 -6 2.500 -6.500 4 .5 2.500 6.500-2.500 1.200-5 0z',
      pen.ball('#f9c831'),
      '#d99e12',
    ),
  );
export const cashew = (pen: Pen): Stamp =>
  pen.stamp(
    'cashew',
    () =>
      line('M-5 3a6 6 0 0 1 10 0', '#c79a58', 5.2) +
      line('M-5 2.700a6 6 0 0 1 10 0', '#f0d29a', 3.8),
  );
export const crumb = (pen: Pen, color = '#d9a047'): Stamp =>
  pen.stamp(`crumb ${color}`, () => area('M-2 0l1.500 -2 2.500 1 .5 2-2.500 1z', color));
export const sesame = (pen: Pen): Stamp =>
  pen.stamp('sesame', () => oval(0, 0, [1.7, 1], '#fff1cf', { of: '#d9bd85' }));

export const crouton = (pen: Pen): Stamp =>
  pen.stamp(
    'crouton',
    () =>
      slab(0, 0, [9, 9], pen.wall('#dca04a'), { round: 2, of: '#b0762a' }) +
      slab(-0.6, -0.6, [6.5, 6.5], '#f2cf8e', { round: 1.5 }),
  );
export const shaving = (pen: Pen, color = '#fbeec4'): Stamp =>
  pen.stamp(`shaving ${color}`, () =>
    area('M-8 2q4 -7 16 -4-3 7-16 4z', pen.wall(color), '#d9bf80'),
  );
export const mozzarella = (pen: Pen): Stamp =>
  pen.stamp(
    'mozzarella',
    () =>
      area(blob(pen, 8.5, { wobble: 0.14, points: 8 }), pen.ball('#fff9ea'), '#e6cf9e') +
      disc(2, 2, 2, 'rgb(222 160 70 / .35)'),
  );

/** Long noodles, wound to a nest around a point. */
export function nest(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  color: string,
  strands = 26,
): string {
  return Array.from({ length: strands }, (_, at) => {
    const reach = r * (0.16 + 0.84 * Math.sqrt((strands - at) / strands));
    const start = pen.between(0, 360);
    const span = pen.between(120, 250);
    const [flat, shade] = [pen.between(0.72, 1), at % 3];
    const tone = shade === 0 ? darker(color, 0.12) : shade === 1 ? color : lighter(color, 0.22);
    const to = (angle: number) =>
      `${n(x + Math.cos((angle * Math.PI) / 180) * reach)} ${n(y + Math.sin((angle * Math.PI) / 180) * reach * flat)}`;
    const d = `M${to(start)}A${n(reach)} ${n(reach * flat)} 0 ${span > 180 ? 1 : 0} 1 ${to(start + span)}`;
    return line(d, darker(color, 0.3), 4.2, 0.55) + line(d, tone, 3.1);
  }).join('');
}

/** A short tube, cut at a slant. */
export const penne = (pen: Pen, color = '#f0c468'): Stamp =>
  pen.stamp(
    `penne ${color}`,
    () =>
      area('M-10 -3.500l18 0 3 7h-18z', pen.wall(color), '#b8862c') +
      line('M-8 -1.200h17M-7.500 1.300h17', '#c99a3e', 0.6, 0.7) +
      oval(9.7, 0, [1.5, 3.2], '#8a5a1c', { turn: -22 }),
  );
export const elbow = (pen: Pen, color = '#f7b733'): Stamp =>
  pen.stamp(
    `elbow ${color}`,
    () =>
      line('M-7 5a7.500 7.500 0 0 1 14 0', darker(color, 0.3), 7) +
      line('M-7 4.600a7.500 7.500 0 0 1 14 0', color, 5.4) +
      line('M-5.500 2.500a6 6 0 0 1 8 -3', lighter(color, 0.5), 1.3, 0.8) +
      oval(7, 5.5, [2.7, 1.5], darker(color, 0.4)),
  );
export const ravioli = (pen: Pen): Stamp =>
  pen.stamp(
    'ravioli',
    () =>
      slab(0, 0, [21, 21], pen.wall('#f3cf7c'), { round: 3, of: '#c99a3e' }) +
      `<rect x="-8.700" y="-8.700" width="17.400" height="17.400" rx="3" fill="none" stroke="#c99a3e" stroke-width="1" stroke-dasharray="1.6 1.8"/>` +
      disc(0, 0, 6.8, pen.ball('#f9e0a0')),
  );
export const wideNoodle = (pen: Pen, color = '#f3d896'): Stamp =>
  pen.stamp(
    `wide ${color}`,
    () =>
      line('M-15 3q6 -9 11 -3t9 0 9 -5', darker(color, 0.32), 7.2) +
      line('M-15 2.700q6 -9 11 -3t9 0 9 -5', color, 5.7) +
      line('M-14 1.500q5 -7 10 -2.500', lighter(color, 0.5), 1.2, 0.7),
  );
