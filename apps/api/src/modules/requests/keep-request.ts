import { createHash } from 'node:crypto';
import type { ErrorCode } from '@yay/contract/codes';
import { FORMS } from '@yay/contract/requests/forms';
import { LARGEST_REQUEST_FILE_BYTES, type RequestFileType } from '@yay/contract/requests/values';
import { isSearchableSchool, normalizeSchoolQuery } from '@yay/domain/lunchers';
import type { RequestKind } from '@yay/domain/requests';
import type { Db, Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  fieldErrors,
  type Locale,
  type Origin,
} from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { contact } from '../settings/index.ts';
import { KEPT_BY_ADDRESS, KEPT_BY_EMAIL, KEPT_IN_ALL } from './form-limits.ts';
import { readFormToken } from './form-token.ts';
import { keptFileName, typeOfContent } from './identify-request-file.ts';
import {
  insertFile,
  insertRequest,
  keptForm,
  type NewRequest,
  schoolNames,
} from './requests.repo.ts';

/** A form as it was posted: texts by field, and the file of an application. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly file: PostedFile | null;
}

export interface PostedFile {
  readonly name: string;
  /** Null where it was larger than is read. */
  readonly content: Buffer | null;
}

export interface KeepParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly letters: Letters;
}

export type Kept =
  | { readonly as: 'kept' }
  | {
      readonly as: 'refused';
      readonly status: 409 | 422 | 429;
      readonly problem: ErrorCode;
      readonly fields: FieldErrors;
      readonly retryAfterSeconds?: number;
      /** The form has to be shown with another token. */
      readonly outdated?: true;
    };

const refused = (
  status: 409 | 422 | 429,
  problem: ErrorCode,
  fields: FieldErrors = {},
): Kept & { as: 'refused' } => ({ as: 'refused', status, problem, fields });

/**
 * Keeps a visitor's request, once, and mails the team and her. A robot that fills the field nobody
 * sees is thanked like everybody else; its request is put away as spam and mailed to nobody.
 */
export async function keepRequest(
  parts: KeepParts,
  kind: RequestKind,
  posted: PostedForm,
  caller: { readonly actor: Actor | null; readonly origin: Origin; readonly locale: Locale },
): Promise<Kept> {
  const { db } = parts;
  const token = await readFormToken(db, posted.values.token ?? '');
  if (token === undefined || token.problem === 'form_outdated') {
    return { ...refused(422, 'form_outdated'), outdated: true };
  }
  const read = await readForm(db, kind, posted);
  if ('fields' in read) return refused(422, 'invalid', read.fields);
  const request: NewRequest = {
    ...read.request,
    kind,
    state: posted.values.website ? 'spam' : 'new',
    locale: caller.locale,
    // An impersonator does not write in the name of the person behind whom she acts.
    userId: caller.actor?.impersonatorId === null ? caller.actor.userId : null,
    formKey: token.key,
    formHash: hashOf(kind, read),
  };
  const before = await keptForm(db, token.key);
  if (before !== undefined) return sameOr409(before, request.formHash);
  if (token.problem === 'form_too_fast') return refused(422, 'form_too_fast');
  const limited = await spend(parts.limits, caller.origin.ip ?? '', request.email);
  if (limited !== undefined) return limited;
  return keepOnce(parts, request, read.file, caller.origin);
}

const sameOr409 = (before: Buffer, now: Buffer): Kept =>
  before.equals(now) ? { as: 'kept' } : { ...refused(409, 'form_sent_already'), outdated: true };

async function spend(limits: Limits, ip: string, email: string): Promise<Kept | undefined> {
  for (const [rule, key] of [
    [KEPT_BY_ADDRESS, ip],
    [KEPT_BY_EMAIL, email],
    [KEPT_IN_ALL, 'all'],
  ] as const) {
    const spent = await limits.spend(rule, key);
    if (!spent.ok) {
      const { retryAfterSeconds } = spent;
      return { ...refused(429, 'too_many_forms'), retryAfterSeconds };
    }
  }
  return undefined;
}

interface KeptFile {
  readonly name: string;
  readonly type: RequestFileType;
  readonly content: Buffer;
}

async function keepOnce(
  { db, letters }: KeepParts,
  request: NewRequest,
  file: KeptFile | null,
  origin: Origin,
): Promise<Kept> {
  const kept = await db.tx(async (tx): Promise<boolean> => {
    const id = await insertRequest(tx, request);
    if (id === undefined) return false;
    if (file !== null) await insertFile(tx, id, file);
    if (request.state === 'spam') return true;
    const { kind, name, email, about, message, locale, userId } = request;
    await record(
      tx,
      { userId, impersonatorId: null, origin },
      { action: 'request.arrived', subject: { type: 'request', id, label: kind } },
    );
    await letters.post(tx, 'request_received', { userId, email, locale }, { kind });
    const { email: mailbox } = await contact(tx);
    if (mailbox !== '') {
      const to = { userId: null, email: mailbox, locale: 'en' as const };
      await letters.post(tx, 'request_arrived', to, { id, kind, name, email, about, message });
    }
    await publish(tx, 'private-list.requests', 'list.changed', { ids: [] });
    return true;
  });
  if (kept) return { as: 'kept' };
  // Somebody pressed twice: the other one was first.
  const before = await keptForm(db, request.formKey);
  return before === undefined ? { as: 'kept' } : sameOr409(before, request.formHash);
}

type Read = {
  readonly request: Pick<NewRequest, 'name' | 'email' | 'phone' | 'message' | 'fields' | 'about'>;
  readonly file: KeptFile | null;
};

async function readForm(
  source: Queryable,
  kind: RequestKind,
  posted: PostedForm,
): Promise<Read | { readonly fields: FieldErrors }> {
  const parsed = FORMS[kind].safeParse(posted.values, { reportInput: true });
  const file = kind === 'job' ? readFile(posted.file) : null;
  const fields: Record<string, FieldErrors[string]> = {
    ...(parsed.success ? {} : fieldErrors(parsed.error.issues)),
    ...(typeof file === 'string' && { file: [file] }),
  };
  const school = posted.values.school ?? '';
  if (kind === 'school' && fields.school === undefined && posted.values.other_school !== '1') {
    if ((await ownSchool(source, school)) !== null) fields.school = ['school_is_ours'];
  }
  if (!parsed.success || typeof file === 'string' || Object.keys(fields).length > 0) {
    return { fields };
  }
  const {
    name,
    email,
    message,
    other_school: _other,
    ...rest
  } = parsed.data as Record<string, string | null>;
  const { phone = null, ...others } = rest;
  return {
    request: {
      name: name ?? '',
      email: email ?? '',
      message: message ?? '',
      phone,
      fields: others,
      about: aboutOf(kind, { ...others, message: message ?? '' }),
    },
    file,
  };
}

/** Returns the file to keep, or the code of its fault. */
function readFile(
  given: PostedFile | null,
): KeptFile | 'required' | 'request_file_too_large' | 'request_file_type' | 'request_file_content' {
  if (given === null || (given.name === '' && given.content?.length === 0)) return 'required';
  const { name, content } = given;
  if (content === null || content.length > LARGEST_REQUEST_FILE_BYTES) {
    return 'request_file_too_large';
  }
  const type = typeOfContent(content);
  if (type !== undefined) return { name: keptFileName(name, type), type, content };
  return /\.(?:pdf|docx)$/i.test(name) ? 'request_file_content' : 'request_file_type';
}

const MOST_ABOUT = 120;

function aboutOf(kind: RequestKind, fields: Readonly<Record<string, string | null>>): string {
  if (kind === 'school') return `${fields.school}, ${fields.zip}`;
  const text = (kind === 'job' ? fields.job : fields.message?.split('\n')[0]) ?? '';
  const letters = [...text];
  return letters.length > MOST_ABOUT ? `${letters.slice(0, MOST_ABOUT - 1).join('')}…` : text;
}

function hashOf(kind: RequestKind, { request, file }: Read): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([kind, request, file?.name ?? null]));
  if (file !== null) hash.update(file.content);
  return hash.digest();
}

/** Returns the name of our school that is meant, or null: families find it under that name. */
export async function ownSchool(source: Queryable, name: string): Promise<string | null> {
  const sought = normalizeSchoolQuery(name);
  if (sought === '') return null;
  const namedSchool = (await schoolNames(source)).find(
    (school) => isSearchableSchool(school.name) && normalizeSchoolQuery(school.name) === sought,
  );
  return namedSchool?.name ?? null;
}
