import { keptLinkToken } from '../../../parts/kept-link-token.ts';

/** The token of an invitation, which is still there after signing in. */
export const { take: takeToken, forget: forgetToken } = keptLinkToken('invitation');
