import type { ComponentType } from 'react';
import type { Area } from './words/index.ts';

/** The browser's way to a page of the contract. */
export type PageModule = {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The areas of words that the page says, besides those that are always there. */
  readonly words: readonly Area[];
};
