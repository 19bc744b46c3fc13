/** A range as spreadsheets hand it over: tabs between cells, quotes where a cell has tabs, lines or quotes. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) =>
      cells
        .map((cell) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
}

/** The other way round. A quote counts at a cell's start only; a last line break ends the last row. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  let at = 0;
  let starts = true;
  while (at < text.length) {
    const mark = text[at] ?? '';
    at += 1;
    if (quoted) {
      if (mark !== '"') cell += mark;
      else if (text[at] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (mark === '"' && starts && text.includes('"', at)) {
      quoted = true;
      starts = false;
    } else if (mark === '\t') {
      endCell();
      starts = true;
    } else if (mark === '\n' || mark === '\r') {
      if (mark === '\r' && text[at] === '\n') at += 1;
      endCell();
      starts = true;
      if (at < text.length) rows.push([]);
      else return rows;
    } else {
      cell += mark;
      starts = false;
    }
  }
  endCell();
  return rows;
}
