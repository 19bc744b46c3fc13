import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

export interface TableRow {
  /** Line of the file, counted from 1 with the header. */
  readonly line: number;
  readonly cells: readonly string[];
}
export interface Table {
  /** Column names of the header, in lower case. */
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
}

const LARGEST_ROW = 10_000;
/** The replacement character of bytes that are not UTF-8. */
const LOST = '\ufffd';

/**
 * Reads a table exported from a spreadsheet: with commas, semicolons or tabs, quoted or not, with
 * or without a byte order mark. Rows without any text are left out; a column whose name comes twice
 * has no meaning.
 */
export function readTable(text: string): Table | 'unreadable' | 'no_rows' | 'no_head' {
  if (text.includes(LOST)) return 'unreadable';
  const records = recordsOf(text);
  if (records === null) return 'unreadable';
  const [head, ...rest] = records;
  if (head === undefined) return 'no_rows';
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const named = names.filter((name) => name !== '');
  if (new Set(named).size < named.length) return 'no_head';
  return { names, rows: rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** Tells whether a row has text beyond the last column of the header. */
export const goesBeyond = ({ names }: Table, { cells }: TableRow): boolean =>
  cells.slice(names.length).some((cell) => cell.trim() !== '');

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function recordsOf(text: string): TableRow[] | null {
  try {
    // With `info` each record carries the line that it ended on, which the library's types leave
    // out.
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LARGEST_ROW,
    });
    return (parsed as Parsed[]).map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Returns the delimiter that the header has most of. */
function delimiterOf(text: string): string {
  const head = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
