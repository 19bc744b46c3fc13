import type { Page } from '@yay/contract/page';
import type { Area } from '../../lib/words/index.ts';

/** Words of each layout itself, beside those of the page that stands in it. */
export const LAYOUT_WORDS: Record<Page['layout'], readonly Area[]> = {
  parent: [],
  main: ['frame'],
  minimal: ['frame'],
  isolation: ['frame'],
  bare: [],
  admin: ['admin', 'frame'],
};
