import type { Letter, Part } from './letter.ts';

/** Writes a letter for readers of plain text: nothing that the other part says is missing here. */
export function asText(letter: Letter, footer: readonly string[], url: string | undefined): string {
  const parts = letter.parts.map((part) => partText(part, url)).filter((text) => text !== '');
  return `${[...parts, '-- ', ...footer].join('\n\n')}\n`;
}

function partText(part: Part, url: string | undefined): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'heading':
      return part.text.toUpperCase();
    case 'steps':
      return part.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    case 'rows':
      return part.rows
        .map((row) =>
          [
            row.amount === undefined ? row.title : `${row.title}: ${row.amount}`,
            ...(row.details ?? []).map((detail) => `  ${detail}`),
          ].join('\n'),
        )
        .join('\n');
    case 'code':
      return `${part.code}\n${part.note}`;
    case 'button':
      return url === undefined ? '' : `${part.label}: ${new URL(part.path, url).href}`;
    case 'link':
      return `${part.label}: ${url === undefined ? part.path : new URL(part.path, url).href}`;
  }
}
