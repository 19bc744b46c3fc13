const hasTwoWords = (part: string) => /\S\s+\S/.test(part.trim());

/** Returns what a line names: one child, "Last, First" too, or several whole names between commas. */
function namesOfLine(line: string): string[] {
  const parts = line.split(/[,;]/).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every(hasTwoWords) ? parts : [line];
}

/** Returns the names that a teacher typed, each once: one a line, or with commas between them. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .flatMap(namesOfLine)
      .map((name) => name.trim().replace(/[,;]$/, '').trim())
      .filter(Boolean),
  ),
];
