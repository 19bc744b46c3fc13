import type { LimitRule } from '../../platform/limits/index.ts';

const TEN_MINUTES = 600;
const HOUR = 3_600;

/**
 * Limits one account's tries: nobody has that many letters to type from, and a program that guesses
 * would need as many aeons.
 */
export const TRIED_CODES_BY_USER: LimitRule = {
  name: 'gifts.codes_user',
  points: 60,
  seconds: TEN_MINUTES,
};
/** Limits one address's tries, with room for a school full of teachers behind one router. */
export const TRIED_CODES_BY_ADDRESS: LimitRule = {
  name: 'gifts.codes_address',
  points: 120,
  seconds: TEN_MINUTES,
};

/** Each one opens a payment in which a card can be tried. */
export const BOUGHT_BY_ADDRESS: LimitRule = {
  name: 'gifts.bought_address',
  points: 40,
  seconds: HOUR,
};
export const BOUGHT_BY_BUYER: LimitRule = { name: 'gifts.bought_buyer', points: 15, seconds: HOUR };
/** Asking how a payment stands asks the provider. */
export const LOOKED_BY_ADDRESS: LimitRule = {
  name: 'gifts.looked_address',
  points: 600,
  seconds: TEN_MINUTES,
};
