import { readFile } from 'node:fs/promises';
import type { FieldCode } from '@yay/contract/codes';
import { PASSWORD_MIN } from '@yay/contract/identity/password-min';

const PASSWORD_MAX = 200;

let common: Promise<ReadonlySet<string>> | undefined;

/** Less than a megabyte that only who sets a password needs. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readCommon();
  return common;
}

/** Passwords that people choose everywhere, and those that they choose where length is asked for. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const [{ dictionary }, long] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8'),
  ]);
  const lines = long.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Set<string>([...(dictionary['passwords-common'] ?? []), ...lines]);
}

/**
 * The guesses that anybody would try for this person: parts of her address, and the name of the
 * product.
 */
interface PasswordContext {
  readonly email: string;
  readonly product: string;
}

/** Returns the problem of a wanted password; null when there is none. */
export async function passwordProblem(
  password: string,
  context: PasswordContext,
): Promise<FieldCode | null> {
  if ([...password].length < PASSWORD_MIN) return 'password_too_short';
  if (password.length > PASSWORD_MAX) return 'too_long';
  if (isGuessable(password, context)) return 'password_guessable';
  const known = await commonPasswords();
  const lower = password.toLowerCase();
  // A refused common password is tried next with a short tail, so the tail is ignored.
  if (known.has(lower) || known.has(withoutTail(lower)) || isMonotonous(lower)) {
    return 'password_common';
  }
  return null;
}

const withoutTail = (password: string) => password.replace(/[\d\W_]+$/u, '');
const isMonotonous = (password: string) => new Set(password).size <= 2;
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isGuessable(password: string, { email, product }: PasswordContext): boolean {
  const wanted = bare(password).replace(/\d+$/u, '');
  const [name = '', host = ''] = email.split('@');
  return [email, name, host, product, `${product}${product}`].some(
    (obvious) => bare(obvious).replace(/\d+$/u, '') === wanted || bare(obvious) === bare(password),
  );
}
