import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

export interface TableRow {
  /** Of the file, its head line counted. */
  readonly line: number;
  readonly cells: readonly string[];
}
export interface Table {
  /** Of the head line, in small letters. */
  readonly names: readonly string[];
  readonly rows: readonly TableRow[];
}

const LARGEST_ROW = 10_000;
/** What stands where a character could not be read as UTF-8. */
const LOST = '\ufffd';

/**
 * A table that people made in a spreadsheet: with commas, semicolons or tabs, quoted or not, with a byte
 * order mark or not. Rows without any text are left out; a column that has its name twice has no meaning.
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

/** Whether a row has text where the head line has no column any more. */
export const goesBeyond = ({ names }: Table, { cells }: TableRow): boolean =>
  cells.slice(names.length).some((cell) => cell.trim() !== '');

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function recordsOf(text: string): TableRow[] | null {
  try {
    // With `info` each record comes with the line that it ended on, which the types leave out.
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

/** Whichever the head line has most of. */
function delimiterOf(text: string): string {
  const head = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
