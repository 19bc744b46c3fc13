import type { Page } from '@yay/contract/page';
import type { Area } from '../../lib/words/index.ts';

/** What a layout itself says, whatever page stands in it. */
export const LAYOUT_WORDS: Record<Page['layout'], readonly Area[]> = {
  parent: [],
  main: ['frame'],
  minimal: ['frame'],
  isolation: ['frame'],
  bare: [],
  admin: ['admin', 'frame'],
};
