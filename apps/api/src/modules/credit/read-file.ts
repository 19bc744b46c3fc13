import type { UPLOAD_FILE_PROBLEMS, UploadColumn, UploadProblem } from '@yay/contract/credit/calls';
import {
  REASON_MAX,
  REASON_MIN,
  UPLOAD_COLUMNS,
  UPLOAD_MOST_ROWS,
} from '@yay/contract/credit/calls';
import { type Cents, parseUsd } from '@yay/domain/money';
import { z } from 'zod';
import { goesBeyond, readTable } from '../../platform/csv/index.ts';

export interface FileRow {
  /** The line of the file, its head line counted. */
  readonly line: number;
  readonly email: string;
  readonly cents: Cents | null;
  readonly reason: string;
  readonly problems: readonly { readonly column: UploadColumn; readonly code: UploadProblem }[];
}
export type FileProblem = (typeof UPLOAD_FILE_PROBLEMS)[number];

const address = z.email().max(254);
const LINES = /^[\P{Cc}\n\r\t]*$/u;

/**
 * The rows of a table that people made in a spreadsheet: with commas, semicolons or tabs, quoted or
 * not, with a byte order mark or not. Everything that can be told without asking who is who.
 */
export function readFile(text: string, most: Cents): readonly FileRow[] | FileProblem {
  const table = readTable(text);
  if (typeof table === 'string') return table;
  const { names, rows } = table;
  const at = UPLOAD_COLUMNS.map((column) => names.indexOf(column));
  if (at.includes(-1)) return 'no_head';
  if (rows.length === 0) return 'no_rows';
  if (rows.length > UPLOAD_MOST_ROWS) return 'too_many_rows';
  const seen = new Set<string>();
  return rows.map((one) => {
    const { cells, line } = one;
    const [email = '', amount = '', reason = ''] = at.map((place) => (cells[place] ?? '').trim());
    const row = rowOf({ line, email: email.toLowerCase(), amount, reason }, most);
    const same = JSON.stringify([row.email, row.cents, row.reason]);
    const problems = [...row.problems];
    if (goesBeyond(table, one)) {
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
  const addProblem = (column: UploadColumn, code: UploadProblem) => problems.push({ column, code });
  if (email === '') addProblem('email', 'required');
  else if (!address.safeParse(email).success) addProblem('email', 'email_invalid');
  if (typeof cents === 'string') addProblem('amount', cents);
  else if (cents < 1) addProblem('amount', 'amount_low');
  else if (cents > most) addProblem('amount', 'amount_high');
  if (reason === '') addProblem('reason', 'required');
  else if (!LINES.test(reason)) addProblem('reason', 'invalid');
  else if (reason.length < REASON_MIN) addProblem('reason', 'too_short');
  else if (reason.length > REASON_MAX) addProblem('reason', 'too_long');
  return { line, email, cents: typeof cents === 'string' ? null : cents, reason, problems };
}
