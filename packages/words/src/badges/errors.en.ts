import type { fieldCodes } from '@yay/contract/badges/codes';

export const words = {
  field: {
    badge_format_unknown: 'We don’t know this kind of badge.',
    badge_characters: 'This number has characters that a badge of this kind can’t have.',
    badge_length: 'This number is too short or too long for a badge of this kind.',
    badge_check_digit: 'The last digit does not fit the others. Type or scan the number again.',
    badge_taken: 'Someone else has this badge. Take it back there first.',
    badge_unknown: 'Nobody at this school has this badge.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
