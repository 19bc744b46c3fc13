import { paragraphsOf } from '@yay/documents/paragraphs';

/** A text as the record keeps it: its paragraphs, with stars around words that are bold or italic. */
export const markedText = (json: unknown): string | null =>
  paragraphsOf(json)
    .map((runs) =>
      runs
        .map(({ text, bold, italic }) => {
          const stars = `${bold ? '**' : ''}${italic ? '*' : ''}`;
          return `${stars}${text}${stars}`;
        })
        .join(''),
    )
    .join('\n\n') || null;
