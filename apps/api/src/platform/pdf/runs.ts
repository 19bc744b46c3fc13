import bidiModule, { type Bidi } from 'bidi-js';
import { BASE, type Face, type Family, faceOfFamily, lastResort, type Weight } from './faces.ts';

// bidi-js exports the factory itself, which its types leave out.
const bidi = (bidiModule as unknown as () => Bidi)();

/** A piece of a line that one font draws in one direction. */
export interface Run {
  /** Characters in the order in which they are read. */
  readonly text: string;
  readonly face: Face;
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const EMOJI = /[\p{Emoji_Presentation}\p{Regional_Indicator}]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Digits that are read from the left, which the shaping of their script would turn around. */
const DIGIT = /[\u{660}-\u{669}\u{66B}\u{66C}\u{6F0}-\u{6F9}]/u;
// Selectors of a color that paper does not have, joiners of pictures, marks of direction, controls.
const UNDRAWN =
  /[\p{Emoji_Modifier}\p{Variation_Selector}\p{Cc}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}]|(?<=[^\p{Script=Arabic}])\u{200D}|^\u{200D}/gu;

/** Families in the order in which they are asked, by the writing around a character. */
type Order = 'japanese' | 'korean' | 'chinese';
const ORDERS: Readonly<Record<Order, readonly Family[]>> = {
  japanese: ['japanese', 'chinese', 'korean', 'emoji'],
  korean: ['korean', 'chinese', 'japanese', 'emoji'],
  chinese: ['chinese', 'japanese', 'korean', 'emoji'],
};

const orderOf = (text: string): Order =>
  KANA.test(text) ? 'japanese' : HANGUL.test(text) ? 'korean' : 'chinese';

const faceOfCharacter = new Map<string, Face>();
const keyOf = (order: Order, codePoint: number) => `${order} ${codePoint}`;

/** The text as it is drawn: composed, on one line, without what has no sign. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(UNDRAWN, '').toWellFormed();

const isBase = (sign: string, codePoint: number) =>
  BASE.regular.has(codePoint) && !EMOJI.test(sign);

/** Opens the fonts of a text; `runsOf` of it can be asked afterwards. */
export async function openFonts(text: string): Promise<void> {
  const shown = drawable(text);
  const order = orderOf(shown);
  for (const sign of new Set(shown)) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const key = keyOf(order, codePoint);
    if (isBase(sign, codePoint) || faceOfCharacter.has(key)) continue;
    faceOfCharacter.set(key, await faceOf(order, sign, codePoint));
  }
}

async function faceOf(order: Order, sign: string, codePoint: number): Promise<Face> {
  const families = EMOJI.test(sign) ? (['emoji'] as const) : ORDERS[order];
  for (const family of families) {
    const face = await faceOfFamily(family, codePoint);
    if (face !== undefined) return face;
  }
  if (BASE.regular.has(codePoint)) return BASE.regular;
  return lastResort();
}

/** A line of a text may show less of its writing than the whole did when its fonts were opened. */
function foundIn(order: Order, codePoint: number): Face | undefined {
  for (const asked of [order, 'japanese', 'korean', 'chinese'] as const) {
    const face = faceOfCharacter.get(keyOf(asked, codePoint));
    if (face !== undefined) return face;
  }
  return undefined;
}

/** True where a text needs nothing but the base font, from left to right. */
export const isPlain = (text: string): boolean => /^[\u{20}-\u{7E}\u{A0}-\u{24F}]*$/u.test(text);

/** Splits a line into runs in the order in which they stand on paper, from the left. */
export function runsOf(line: string, weight: Weight): Run[] {
  const order = orderOf(line);
  const levels = RIGHT_TO_LEFT.test(line) ? bidi.getEmbeddingLevels(line).levels : undefined;
  const pieces: { text: string; face: Face; level: number }[] = [];
  let at = 0;
  for (const sign of line) {
    const level = levels?.[at] ?? 0;
    const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(sign)) || sign;
    at += sign.length;
    const codePoint = drawn.codePointAt(0) ?? 0;
    const last = pieces.at(-1);
    const face = isBase(drawn, codePoint)
      ? BASE[weight]
      : (foundIn(order, codePoint) ?? BASE[weight]);
    const isAlone = level % 2 === 0 && DIGIT.test(drawn);
    const goesOn = last !== undefined && last.face === face && last.level === level;
    if (goesOn && !isAlone) last.text += drawn;
    else pieces.push({ text: drawn, face, level });
  }
  return reordered(pieces);
}

/** Turns runs of each level around, from the highest to the lowest odd one (rule L2). */
function reordered<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const placed = [...pieces];
  const highest = Math.max(0, ...placed.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < placed.length; from += 1) {
      let to = from;
      while ((placed[to]?.level ?? 0) >= level) to += 1;
      if (to > from) {
        placed.splice(from, to - from, ...placed.slice(from, to).reverse());
        from = to;
      }
    }
  }
  return placed;
}
