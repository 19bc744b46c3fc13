import { childrenOf, type Document, type DocumentNode } from './document.ts';
import { questionsOf } from './text-of.ts';

/**
 * A document with those of its questions alone that hold every word that is asked for, below the
 * headings that they stand under. Buttons and parts of the site stay; other blocks are no answers.
 */
export function questionsAbout(
  json: Document,
  asked: string,
): { readonly document: Document; readonly found: number } {
  const words = folded(asked).split(/\s+/).filter(Boolean).map(stem);
  const content: DocumentNode[] = [];
  let headings: DocumentNode[] = [];
  let found = 0;
  for (const block of childrenOf(json) as readonly DocumentNode[]) {
    if (block.type === 'heading') headings = [block];
    else if (block.type === 'part' || block.type === 'buttonLink') content.push(block);
    else if (block.type === 'faq' && holds(block, words)) {
      content.push(...headings, block);
      headings = [];
      found += 1;
    }
  }
  return { document: { ...json, content }, found };
}

function holds(block: DocumentNode, words: readonly string[]): boolean {
  const text = questionsOf(block)
    .map(({ question, answer }) => folded(`${question} ${answer}`))
    .join(' ');
  return words.every((word) => text.includes(word));
}

/** Returns the part that a word has in common with its plural and its kin: allergy, allergies, allergic. */
const stem = (word: string): string =>
  word
    .replace(/(?<=.{4})(?:ies|y)$/, '')
    .replace(/(?<=.{3})s$/, '')
    .replace(/(?<=.{4})e$/, '');

/** Letters without their accents and in lower case, as people type them. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
