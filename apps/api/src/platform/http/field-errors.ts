import { FIELD_CODES, type FieldCode } from '@yay/contract/codes';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const fieldCodes = new Set<string>(FIELD_CODES);
// Enough to correct a form; a body of ten thousand wrong lines is not answered line by line.
const MOST = 100;

/** Translates the issues of zod into codes by field path. */
export function fieldErrors(issues: readonly Issue[]): Record<string, FieldCode[]> {
  const errors: Record<string, FieldCode[]> = {};
  for (const issue of issues.slice(0, MOST)) {
    const path = issue.path.map(String).join('.') || '_';
    errors[path] ??= [];
    const code = codeOf(issue);
    if (!errors[path].includes(code)) errors[path].push(code);
  }
  return errors;
}

function codeOf(issue: Issue): FieldCode {
  // A schema may name the code itself, as the message of its refinement.
  if (fieldCodes.has(issue.message)) return issue.message as FieldCode;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid';
    case 'too_small':
      if (issue.origin !== 'string') return 'invalid';
      if (issue.input === '' || issue.minimum === 1) return 'required';
      return issue.path.at(-1) === 'password' ? 'password_too_short' : 'too_short';
    case 'too_big':
      if (issue.origin === 'string') return 'too_long';
      return issue.origin === 'array' ? 'too_many' : 'invalid';
    case 'invalid_format':
      if (issue.format !== 'email') return 'invalid';
      return issue.input === '' ? 'required' : 'email_invalid';
    default:
      return 'invalid';
  }
}
