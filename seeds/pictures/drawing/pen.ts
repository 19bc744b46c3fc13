import { randomOf } from '../../lib/random.ts';
import { darker, lighter } from './color.ts';

/** Pictures are squares of this side; nothing is drawn nearer to the edge than 3. */
export const SIDE = 120;

/** Something drawn, as SVG. */
export type Ink = string;

export interface Pen {
  /** A color lit from above on something round. */
  ball(color: string): string;
  /** A color lit from above on something upright. */
  wall(color: string): string;
  /** Keeps a drawing that is used many times; `at` draws it. */
  stamp(key: string, draw: () => Ink): Stamp;
  /** A number from one to another, the same in every run. */
  between(from: number, to: number): number;
  clip(shape: Ink, content: Ink): Ink;
  picture(content: Ink): string;
}

export type Stamp = (x: number, y: number, turn?: number, scale?: number) => Ink;

/** Two decimals are finer than any screen. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export function createPen(seed: string): Pen {
  const defs = new Map<string, string>();
  const next = randomFrom(seed);
  const keep = (key: string, draw: (id: string) => Ink): string => {
    const id = `d${[...defs.keys()].indexOf(key) + 1 || defs.size + 1}`;
    if (!defs.has(key)) {
      // The place is taken first: what is drawn may keep something itself.
      defs.set(key, '');
      defs.set(key, draw(id));
    }
    return id;
  };
  return {
    ball: (color) =>
      `url(#${keep(`ball ${color}`, (id) => `<radialGradient id="${id}" cx=".38" cy=".3" r=".75"><stop stop-color="${lighter(color, 0.32)}"/><stop offset=".5" stop-color="${color}"/><stop offset="1" stop-color="${darker(color, 0.22)}"/></radialGradient>`)})`,
    wall: (color) =>
      `url(#${keep(`wall ${color}`, (id) => `<linearGradient id="${id}" x1=".3" y1="0" x2=".6" y2="1"><stop stop-color="${lighter(color, 0.28)}"/><stop offset=".45" stop-color="${color}"/><stop offset="1" stop-color="${darker(color, 0.2)}"/></linearGradient>`)})`,
    stamp(key, draw) {
      const id = keep(`stamp ${key}`, (own) => `<g id="${own}">${draw()}</g>`);
      return (x, y, turn = 0, scale = 1) =>
        `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${n(scale)})`}"/>`;
    },
    between: (from, to) => from + (to - from) * next(),
    clip(shape, content) {
      const id = keep(`clip ${shape}`, (own) => `<clipPath id="${own}">${shape}</clipPath>`);
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
    picture: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${defs.size === 0 ? '' : `<defs>${[...defs.values()].join('')}</defs>`}${content}</svg>\n`,
  };
}

function randomFrom(name: string): () => number {
  let seed = 0;
  for (const letter of name) seed = Math.imul(seed, 31) + letter.charCodeAt(0);
  return randomOf(seed).next;
}
