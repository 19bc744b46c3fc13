import type { DunningState } from '@yay/contract/dunning/calls';

const STATES: Readonly<Record<DunningState, true>> = {
  trying: true,
  grace_over: true,
  suspended: true,
  elsewhere: true,
};
export const DUNNING_STATES = Object.keys(STATES) as readonly DunningState[];

/** Reads a state from an address; undefined for any other text. */
export const dunningState = (text: unknown): DunningState | undefined =>
  DUNNING_STATES.find((state) => state === text);
