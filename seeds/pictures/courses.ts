import type { Course } from '@yay/domain/catalog';
import type { Tint } from '../lib/dish.ts';
import { darker, lighter } from './drawing/color.ts';
import type { Ink } from './drawing/pen.ts';

/** In between light and dark: they stand on the plates of both themes. */
export const TONES: Readonly<Record<Tint, string>> = {
  peach: '#e59a5c',
  butter: '#d9ac3c',
  mint: '#74b184',
  sky: '#739fd6',
  rose: '#dd8a80',
};

const BOWL = 'M16 60h88q0 36-30 42h-28q-30-6-30-42z';
const STEAM = 'M44 46q-8 -8 0 -16t0 -16M60 46q-8 -8 0 -16t0 -16M76 46q-8 -8 0 -16t0 -16';

/** Each with what is filled, what lies on it in a lighter tone, and what is a line. */
const SIGNS: Readonly<Record<Course, readonly [filled: string, light: string, lines: string]>> = {
  pizza: [
    'M20 34q40 -18 80 0l-36 72q-4 6-8 0z',
    'M50 52a7 7 0 1 0 .1 0zM72 50a7 7 0 1 0 .1 0zM61 76a6 6 0 1 0 .1 0z',
    'M14 28q46 -20 92 0',
  ],
  taco: [
    'M10 88q0 -48 50 -48t50 48q0 6-6 6h-88q-6 0-6-6z',
    'M24 84q2 -28 34 -30',
    'M26 44q6 -12 16 -8 8 -12 18 -4 10 -8 18 4 10 -4 16 8',
  ],
  wrap: [
    'M34 40h52l-10 66q-16 8-32 0z',
    'M40 66h40l-2 14h-36z',
    'M32 38q2 -20 28 -20t28 20M46 30q6 -8 12 0t14 0',
  ],
  sandwich: [
    'M14 48q0 -22 46 -22t46 22q0 6-6 6h-80q-6 0-6-6zM14 84h92q2 16-10 16h-72q-12 0-10-16z',
    'M14 70h92v6h-92z',
    'M14 64q11.500 10 23 0t23 0 23 0 23 0',
  ],
  pasta: [
    BOWL,
    'M28 68q2 16 14 24',
    'M26 58q0 -16 16 -16t16 16M42 58q0 -20 18 -20t18 20M64 58q0 -14 15 -14t15 14M78 40l14 -28',
  ],
  soup: [BOWL, 'M28 68q2 16 14 24', STEAM],
  salad: [
    BOWL,
    'M28 68q2 16 14 24',
    'M24 58q-4 -20 18 -20 4 -18 22 -14 18 -2 18 16 18 0 14 18M42 58q2 -12 12 -14M66 58q0 -16 8 -22',
  ],
  bowl: [
    BOWL,
    'M28 68q2 16 14 24',
    'M22 58q8 -16 22 -12 14 -14 32 0 14 -4 22 12M84 40l20 -26M92 44l20 -24',
  ],
  breakfast: [
    'M18 56q0 -12 42 -12t42 12v8q0 12-42 12t-42-12zM14 84h92q-4 16-46 16t-46-16z',
    'M50 42l10 -6 10 6-10 6z',
    'M18 66q0 12 42 12t42 -12',
  ],
  drink: [
    'M34 36h52l-7 66q-1 6-7 6h-24q-6 0-7-6z',
    'M38.500 58h43l-2 18h-39z',
    'M28 36h64M64 34l12 -24',
  ],
  fruit: [
    'M60 40c14 -10 40 -4 40 24 0 28-20 44-32 42-4-1-5-2-8-2s-4 1-8 2c-12 2-32-14-32-42 0-28 26-34 40-24z',
    'M32 66q0 -14 12 -16',
    'M60 38q-2 -12 6 -20M64 26q8 -12 22 -8-4 12-22 8',
  ],
  sweet: [
    'M34 64h52l-8 38q-1 4-5 4h-26q-4 0-5-4z',
    'M46 72l3 26M60 72v26M74 72l-3 26',
    'M30 64q-8 -14 8 -18 0 -18 22 -20 22 2 22 20 16 4 8 18zM60 24v-8',
  ],
  snack: [
    'M22 62h76l-8 38q-2 6-8 6h-44q-6 0-8-6z',
    'M32 72l5 24',
    'M30 60q-2 -14 12 -14M42 58q0 -18 18 -18t18 18M90 60q2 -14-12 -14',
  ],
  plate: [
    'M60 22a38 38 0 1 0 .1 0z',
    'M60 36a24 24 0 1 0 .1 0z',
    'M9 24v18q0 6 6 6v50M15 24v20M21 24v18q0 6-6 6M105 98v-74q-10 8-8 36h8',
  ],
};

/** A sign, not a picture of the dish: flat, and in the color of its plate. */
export function courseSign(course: Course, tint: Tint): Ink {
  const tone = TONES[tint];
  const [filled, light, lines] = SIGNS[course];
  const line = `stroke="${darker(tone, 0.22)}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"`;
  const isArea = light.includes('z');
  return [
    `<path d="${filled}" fill="${tone}" ${line}/>`,
    isArea
      ? `<path d="${light}" fill="${lighter(tone, 0.6)}"/>`
      : `<path d="${light}" fill="none" stroke="${lighter(tone, 0.6)}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${lines}" fill="none" ${line}/>`,
  ].join('');
}
