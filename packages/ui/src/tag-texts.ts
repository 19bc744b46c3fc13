import type { TagRefusal } from './tag-rules.ts';

export interface TagFieldTexts {
  /** The name of the list of chosen tags, spoken. */
  chosen: string;
  remove: (tag: string) => string;
  /** The option that makes a new tag of what is typed. */
  create: (tag: string) => string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
  refused: Record<TagRefusal, string>;
  searching: string;
}
