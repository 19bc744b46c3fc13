import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import type { Locale } from '@yay/words/locales';
import type { GiftKind } from './gift-values.ts';

/**
 * Returns the team's text above a gift: in the language asked for, or in English where it has no
 * other.
 */
export const headOf = (kind: GiftKind, { heads }: GiftOfferOut, locale: Locale) => {
  const ownHeads = heads.filter((head) => head.kind === kind);
  return (
    ownHeads.find((head) => head.locale === locale) ?? ownHeads.find((head) => head.locale === 'en')
  );
};
