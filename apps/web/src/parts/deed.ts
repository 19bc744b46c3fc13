import type { PageName } from '@yay/contract/pages';
import type { Permission } from '@yay/domain/access';
import type { FlagIcon } from '@yay/ui/icons';
import type { Areas } from '@yay/words/areas.gen';

/** Something that the team does, as the `deeds.ts` of its feature offers it to the search. */
export type Deed = {
  /** Its name and its other names in `words`. */
  readonly word: keyof Areas['admin']['deeds'];
  readonly icon: typeof FlagIcon;
  /** Deeds that match equally well stand in the order of their places. */
  readonly place: number;
  /** The page where it is done, or where the record for it is chosen. */
  readonly page: PageName;
  /** The search of that page's address. */
  readonly search?: Readonly<Record<string, string>>;
  /** The id of the part of that page where it is done: a field, or a heading that takes the focus. */
  readonly part?: string;
  /** The page of one record that does it: led to at once while a page of that record is open. */
  readonly within?: { readonly page: PageName; readonly search?: Readonly<Record<string, string>> };
  /** Needed beside what its pages ask for: one of these permissions. */
  readonly needs?: readonly Permission[];
};
