import { darker } from './color.ts';
import { type Ink, n, type Pen, type Stamp } from './pen.ts';

const EDGE = 0.28;

/** The line around what is filled: of its own color, a little darker. */
const edge = (color: string | undefined, width = 0.8): string =>
  color === undefined ? '' : ` stroke="${darker(color, EDGE)}" stroke-width="${width}"`;

export const disc = (x: number, y: number, r: number, fill: string, of?: string): Ink =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge(of)}/>`;

export const oval = (
  x: number,
  y: number,
  [rx, ry]: readonly [number, number],
  fill: string,
  { turn = 0, of }: { turn?: number; of?: string } = {},
): Ink =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${edge(of)}${
    turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`
  }/>`;

/** A rectangle around its middle. */
export const slab = (
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  fill: string,
  { turn = 0, round = 2, of }: { turn?: number; round?: number; of?: string } = {},
): Ink =>
  `<rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"${edge(of)}${
    turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`
  }/>`;

export const area = (d: string, fill: string, of?: string): Ink =>
  `<path d="${d}" fill="${fill}"${edge(of)} stroke-linejoin="round"/>`;

export const line = (d: string, color: string, width: number, opacity = 1): Ink =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const shine = (d: string, width = 2, opacity = 0.5): Ink =>
  line(d, '#ffffff', width, opacity);

export const group = (ink: Ink, { x = 0, y = 0, turn = 0, scale = 1 } = {}): Ink =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${ink}</g>`;

/** Draws the shadow under a thing, soft at its edge. */
export function shadow(x: number, y: number, rx: number, ry: number): Ink {
  return [1, 0.95, 0.9, 0.84]
    .map((size) => oval(x, y, [rx * size, ry * size], 'rgb(58 29 12 / .04)'))
    .join('');
}

/** A closed, soft, irregular outline around the origin. */
export function blob(pen: Pen, r: number, { wobble = 0.16, points = 7, flat = 1 } = {}): string {
  const ring = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    const reach = r * (1 + pen.between(-wobble, wobble));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat] as const;
  });
  const middle = (one: readonly [number, number], other: readonly [number, number]) =>
    `${n((one[0] + other[0]) / 2)} ${n((one[1] + other[1]) / 2)}`;
  const first = ring[0] as readonly [number, number];
  const last = ring.at(-1) as readonly [number, number];
  const curves = ring.map((point, at) => {
    const after = ring[(at + 1) % points] ?? first;
    return `Q${n(point[0])} ${n(point[1])} ${middle(point, after)}`;
  });
  return `M${middle(last, first)}${curves.join('')}Z`;
}

/** Many of the same, strewn evenly over a round place; those at the front lie on top. */
export function strewn(
  pen: Pen,
  stamps: Stamp | readonly Stamp[],
  { x = 60, y = 60, r = 40, count = 20, scale = 1, vary = 0.12, flat = 1 } = {},
): Ink {
  const kinds = typeof stamps === 'function' ? [stamps] : stamps;
  const places = Array.from({ length: count }, (_, at) => {
    // Sunflower seeds: even, and never in rows.
    const reach = r * Math.sqrt((at + 0.5) / count);
    const angle = at * 2.399963 + pen.between(-0.25, 0.25);
    return {
      stamp: kinds[at % kinds.length] as Stamp,
      x: x + Math.cos(angle) * reach,
      y: y + Math.sin(angle) * reach * flat,
      turn: pen.between(0, 360),
      scale: scale * (1 + pen.between(-vary, vary)),
    };
  });
  return places
    .toSorted((one, other) => one.y - other.y)
    .map((one) => one.stamp(one.x, one.y, one.turn, one.scale))
    .join('');
}
