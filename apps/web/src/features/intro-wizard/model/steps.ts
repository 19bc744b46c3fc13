import { INTRO_STEPS } from '@yay/contract/site-options/values';

export { INTRO_STEPS as STEPS, type IntroStep as Step } from '@yay/contract/site-options/values';

const LAST = INTRO_STEPS.length - 1;

/** The index of the next picture; null behind the last one, where it closes. */
export const after = (index: number): number | null => (index >= LAST ? null : index + 1);

/** The first picture has none before it. */
export const before = (index: number): number => Math.max(0, index - 1);

/** Tells whether an address's query asks for the introduction, with whatever value, or none. */
export const asksForIntro = (search: object): boolean => 'show-intro-wizard' in search;
