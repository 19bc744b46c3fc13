import type { FastifyRequest } from 'fastify';
import { unstorablePath } from '../../platform/http/index.ts';
import type { PostedFile, PostedForm } from './keep-request.ts';

/** Sizes that no form of ours exceeds, its file left out. */
export const FORM_LIMITS = {
  files: 1,
  fields: 24,
  parts: 25,
  fieldSize: 20_000,
  fieldNameSize: 40,
  headerPairs: 20,
} as const;
export const LARGEST_TEXTS = 100_000;

const read = new WeakMap<FastifyRequest, Promise<PostedForm | undefined>>();

/**
 * Reads a posted form once, for its answer and for the refusal in which its text is shown again. Where
 * nothing of it will be kept, the texts are enough: they come before the file.
 */
export function readPostedForm(
  request: FastifyRequest,
  what: 'all' | 'texts' = 'all',
): Promise<PostedForm | undefined> {
  const before = read.get(request);
  if (before !== undefined) return before;
  const now = readForm(request, what);
  read.set(request, now);
  return now;
}

/** Reads a form, however a browser or a script encodes it; undefined where it can't be read. */
async function readForm(
  request: FastifyRequest,
  what: 'all' | 'texts',
): Promise<PostedForm | undefined> {
  if (request.isMultipart()) return readParts(request, what);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const texts = Object.entries(body).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return checked(Object.fromEntries(texts), null);
}

async function readParts(
  request: FastifyRequest,
  what: 'all' | 'texts',
): Promise<PostedForm | undefined> {
  const values: Record<string, string> = {};
  let file: PostedFile | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) return undefined;
        values[part.fieldname] = String(part.value);
        continue;
      }
      if (what === 'texts') {
        part.file.resume();
        break;
      }
      const content = await part.toBuffer().catch(() => null);
      // Browsers send an empty file without a name where none was chosen.
      if (part.fieldname !== 'file' || (content?.length === 0 && !part.filename)) continue;
      file = { name: part.filename ?? '', content: part.file.truncated ? null : content };
      // The rest of a file that is too large is not waited for.
      if (content === null) break;
    }
  } catch {
    return undefined;
  }
  return checked(values, file);
}

function checked(values: Record<string, string>, file: PostedFile | null): PostedForm | undefined {
  return unstorablePath(values) === undefined ? { values, file } : undefined;
}
