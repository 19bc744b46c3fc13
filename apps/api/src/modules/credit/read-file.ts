import type { UPLOAD_FILE_PROBLEMS, UploadColumn, UploadProblem } from '@yay/contract/credit';
import { REASON_MAX, REASON_MIN, UPLOAD_COLUMNS, UPLOAD_MOST_ROWS } from '@yay/contract/credit';
import { type Cents, parseUsd } from '@yay/domain/money';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export interface FileRow {
  /** Of the file, its head line counted. */
  readonly line: number;
  readonly email: string;
  readonly cents: Cents | null;
  readonly reason: string;
  readonly problems: readonly { readonly column: UploadColumn; readonly code: UploadProblem }[];
}
export type FileProblem = (typeof UPLOAD_FILE_PROBLEMS)[number];

const address = z.email().max(254);
const LINES = /^[\P{Cc}\n\r\t]*$/u;
const LARGEST_ROW = 10_000;
/** What stands where a character could not be read as UTF-8. */
const LOST = '\ufffd';

/**
 * The rows of a table that people made in a spreadsheet: with commas, semicolons or tabs, quoted or
 * not, with a byte order mark or not. Everything that can be told without asking who is who.
 */
export function readFile(text: string, most: Cents): readonly FileRow[] | FileProblem {
  if (text.includes(LOST)) return 'unreadable';
  const records = recordsOf(text);
  if (records === null) return 'unreadable';
  const [head, ...rest] = records;
  if (head === undefined) return 'no_rows';
  const names = head.cells.map((cell) => cell.trim().toLowerCase());
  const at = UPLOAD_COLUMNS.map((column) => names.indexOf(column));
  if (at.includes(-1) || new Set(names.filter(Boolean)).size < names.filter(Boolean).length) {
    return 'no_head';
  }
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return 'no_rows';
  if (rows.length > UPLOAD_MOST_ROWS) return 'too_many_rows';
  const seen = new Set<string>();
  return rows.map(({ cells, line }) => {
    const [email = '', amount = '', reason = ''] = at.map((place) => (cells[place] ?? '').trim());
    const row = rowOf({ line, email: email.toLowerCase(), amount, reason }, most);
    const same = JSON.stringify([row.email, row.cents, row.reason]);
    const problems = [...row.problems];
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      problems.push({ column: 'reason', code: 'unknown_column' });
    } else if (seen.has(same)) problems.push({ column: 'email', code: 'duplicate' });
    seen.add(same);
    return { ...row, problems };
  });
}

function rowOf(
  cells: { line: number; email: string; amount: string; reason: string },
  most: Cents,
): FileRow {
  const { line, email, amount, reason } = cells;
  const cents = parseUsd(amount);
  const problems: FileRow['problems'][number][] = [];
  const found = (column: UploadColumn, code: UploadProblem) => problems.push({ column, code });
  if (email === '') found('email', 'required');
  else if (!address.safeParse(email).success) found('email', 'email_invalid');
  if (typeof cents === 'string') found('amount', cents);
  else if (cents < 1) found('amount', 'amount_low');
  else if (cents > most) found('amount', 'amount_high');
  if (reason === '') found('reason', 'required');
  else if (!LINES.test(reason)) found('reason', 'invalid');
  else if (reason.length < REASON_MIN) found('reason', 'too_short');
  else if (reason.length > REASON_MAX) found('reason', 'too_long');
  return { line, email, cents: typeof cents === 'string' ? null : cents, reason, problems };
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function recordsOf(text: string): { cells: string[]; line: number }[] | null {
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
