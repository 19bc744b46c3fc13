import type { DashboardDestination } from '@yay/contract/operations/values';
import type { MenuEntry } from '../../../parts/menu-entry.ts';

/** A page of the portal that the reader may open. */
export type SearchPage = Pick<MenuEntry, 'word' | 'icon'> & {
  readonly path: string;
  readonly bridge?: DashboardDestination | undefined;
};
