import { keptLinkToken } from '../../../parts/kept-link-token.ts';

/** The token of a teacher's link. */
export const { take: takeTripToken } = keptLinkToken('class-trip');
