/** A text of paragraphs, with **bold** and *italic* words, as the editor writes it. */
export const minimalText = (...paragraphs: readonly string[]) => ({
  type: 'doc',
  content: paragraphs.map((words) => ({
    type: 'paragraph',
    content: [...words.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|([^*]+)/g)].map(
      ([, bold, italic, plain]) => ({
        type: 'text',
        text: bold ?? italic ?? plain,
        ...(plain === undefined && { marks: [{ type: bold === undefined ? 'italic' : 'bold' }] }),
      }),
    ),
  })),
});
