import { createHash } from 'node:crypto';
import type { UploadPreview, UploadProblem } from '@yay/contract/credit/calls';
import { type Cents, sumCents } from '@yay/domain/money';
import { toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import {
  type Act,
  type Limited,
  moneyLimits,
  presentLimits,
  waitsForSecond,
} from '../allowances/index.ts';
import { type FamilyRow, familiesOf, fullName } from './families.repo.ts';
import { type FileProblem, type FileRow, readFile } from './read-file.ts';
import { uploadedBefore } from './uploads.repo.ts';

export interface CheckedRow extends FileRow {
  readonly family: FamilyRow | null;
}

export interface CheckedFile {
  readonly hash: Buffer;
  readonly rows: readonly CheckedRow[];
  readonly problem: FileProblem | null;
  readonly total: Cents;
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Everything about a file that can be known before it is carried out. */
export async function checkFile(
  source: Queryable,
  actor: Limited,
  text: string,
): Promise<CheckedFile> {
  const read = readFile(text, (await moneyLimits(source, actor)).creditMax);
  const hash = hashOf(text);
  if (typeof read === 'string') {
    return { hash, rows: [], problem: read, total: 0 };
  }
  const families = await familiesOf(source, [...new Set(read.map(({ email }) => email))]);
  const byEmail = new Map(families.map((family) => [family.email, family]));
  const rows = read.map((row): CheckedRow => {
    const family = byEmail.get(row.email) ?? null;
    const unknown = { column: 'email', code: 'unknown_family' } as const;
    const isAboutEmail = row.problems.some(({ column }) => column === 'email');
    const problems = family || isAboutEmail ? row.problems : [...row.problems, unknown];
    return { ...row, family, problems };
  });
  return { hash, rows, problem: null, total: sumCents(rows.map(({ cents }) => cents ?? 0)) };
}

/** Returns the gifts of a file, as the limits count them. */
export const actOf = ({ rows }: CheckedFile): Act => ({
  gifts: rows.flatMap(({ family, cents }) =>
    family && cents ? [{ userId: family.id, cents }] : [],
  ),
});

/** Returns what each row of a file would do, without doing it. */
export async function previewUpload(
  source: Queryable,
  actor: Actor,
  text: string,
): Promise<UploadPreview> {
  const checked = await checkFile(source, actor, text);
  const { hash, rows, problem, total } = checked;
  const before = await uploadedBefore(source, hash);
  return {
    rows: rows.map(({ line, email, cents, reason, family, problems }) => ({
      line,
      email,
      amount: cents,
      reason,
      family: family && { id: family.id, full_name: fullName(family) },
      problems: [...problems],
    })),
    problem,
    bad_rows: rows.filter(({ problems }) => problems.length > 0).length,
    total,
    families: new Set(rows.flatMap(({ family }) => family?.id ?? [])).size,
    before: before ? { created_at: toIso(before.created_at), by: before.by } : null,
    needs_second_person: await waitsForSecond(source, actor, actOf(checked)),
    limits: presentLimits(await moneyLimits(source, actor)),
  };
}

/** Every problem, at `rows.<line>.<column>`. */
export function problemsOf({
  rows,
  problem,
}: CheckedFile): Record<string, UploadProblem[]> | FileProblem | null {
  if (problem !== null) return problem;
  const errors: Record<string, UploadProblem[]> = {};
  for (const { line, problems } of rows) {
    for (const { column, code } of problems) {
      const path = `rows.${line}.${column}`;
      errors[path] = [...(errors[path] ?? []), code];
    }
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
