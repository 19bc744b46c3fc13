import type { Locale } from '@yay/words/locales';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { CODE_WORKS, codeEnd } from '../mailed-code.ts';

/** SQL: the registration is not older than a day. */
const OPEN = `created_at > clock_timestamp() - interval '1 day'`;
/** SQL: the code and the link of its last mail still work. */
const USABLE = `${CODE_WORKS} and ${OPEN}`;

export interface RegistrationRow {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly referralCode: string | null;
}

/** The secrets of one mail and of the page that waits for it, as the database keeps them. */
export interface ProofHashes {
  readonly browserHash: Buffer;
  readonly tokenHash: Buffer;
  readonly codeHash: Buffer;
  readonly linkHash: Buffer;
}

/** Writes the registration down, in place of an earlier one of the same address. */
export async function putRegistration(
  tx: Tx,
  row: RegistrationRow,
  proof: ProofHashes,
): Promise<void> {
  await tx.query(
    'registration.put',
    `insert into registrations (email, first, last, phone, password_hash, locale, referral_code,
       browser_hash, token_hash, code_hash, link_hash, code_expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (email) do update set
       first = excluded.first, last = excluded.last, phone = excluded.phone,
       password_hash = excluded.password_hash, locale = excluded.locale,
       referral_code = excluded.referral_code, browser_hash = excluded.browser_hash,
       token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       link_hash = excluded.link_hash, tries = 0, code_expires_at = excluded.code_expires_at,
       created_at = excluded.created_at`,
    [
      row.email,
      row.first,
      row.last,
      row.phone,
      row.passwordHash,
      row.locale,
      row.referralCode,
      proof.browserHash,
      proof.tokenHash,
      proof.codeHash,
      proof.linkHash,
      codeEnd(),
    ],
  );
}

export interface Registrant {
  email: string;
  first: string;
  locale: 'en' | 'es';
}

/** Puts another code and link in place of the former; undefined when the registration is over. */
export async function renewProof(
  tx: Tx,
  email: string,
  proof: ProofHashes,
): Promise<Registrant | undefined> {
  const [row] = await tx.query<Registrant>(
    'registration.renew',
    `update registrations set browser_hash = $2, token_hash = $3, code_hash = $4, link_hash = $5,
       tries = 0, code_expires_at = $6
     where email = $1 and ${OPEN}
     returning email, first, locale`,
    [email, proof.browserHash, proof.tokenHash, proof.codeHash, proof.linkHash, codeEnd()],
  );
  return row;
}

export interface OpenRegistration {
  email: string;
  password_hash: string;
  browser_hash: Buffer;
}

export async function registrationOfEmail(
  source: Queryable,
  email: string,
): Promise<OpenRegistration | undefined> {
  const [row] = await source.query<OpenRegistration>(
    'registration.of_email',
    `select email, password_hash, browser_hash from registrations where email = $1 and ${OPEN}`,
    [email],
  );
  return row;
}

/** The registration for which a page waits, whether or not its code still works. */
export async function registrationOfPage(
  source: Queryable,
  tokenHash: Buffer,
): Promise<OpenRegistration | undefined> {
  const [row] = await source.query<OpenRegistration>(
    'registration.of_page',
    `select email, password_hash, browser_hash from registrations
     where token_hash = $1 and ${OPEN}`,
    [tokenHash],
  );
  return row;
}

export async function registrationOfLink(
  source: Queryable,
  linkHash: Buffer,
): Promise<OpenRegistration | undefined> {
  const [row] = await source.query<OpenRegistration>(
    'registration.of_link',
    `select email, password_hash, browser_hash from registrations
     where link_hash = $1 and ${USABLE}`,
    [linkHash],
  );
  return row;
}

/** Counts a try at the code, right or wrong; undefined once there were too many, or it is too late. */
export async function spendCodeTry(
  source: Queryable,
  tokenHash: Buffer,
): Promise<{ code_hash: Buffer } | undefined> {
  const [row] = await source.query<{ code_hash: Buffer }>(
    'registration.spend_code_try',
    `update registrations set tries = tries + 1 where token_hash = $1 and ${USABLE}
     returning code_hash`,
    [tokenHash],
  );
  return row;
}

/** Counts a try at the password that a link asks for on another device. */
export async function spendLinkTry(source: Queryable, linkHash: Buffer): Promise<boolean> {
  const rows = await source.query(
    'registration.spend_link_try',
    `update registrations set tries = tries + 1 where link_hash = $1 and ${USABLE} returning 1`,
    [linkHash],
  );
  return rows.length > 0;
}

interface TakenRow {
  email: string;
  first: string;
  last: string;
  phone: string | null;
  password_hash: string;
  locale: 'en' | 'es';
  referral_code: string | null;
}

/**
 * Uses the registration up: the proof is the hash of its code or of its link, so that a mail which
 * a newer one has replaced proves nothing. Of two at once, one gets it.
 */
export async function takeRegistration(
  tx: Tx,
  proof: Buffer,
): Promise<RegistrationRow | undefined> {
  const [row] = await tx.query<TakenRow>(
    'registration.take',
    `delete from registrations
     where (code_hash = $1 or link_hash = $1) and code_expires_at > clock_timestamp() and ${OPEN}
     returning email, first, last, phone, password_hash, locale, referral_code`,
    [proof],
  );
  if (row === undefined) return undefined;
  const { password_hash: passwordHash, referral_code: referralCode, ...person } = row;
  return { ...person, passwordHash, referralCode };
}

/** Deletes registrations of which a day passed without a proof, in batches. Returns how many. */
export async function deleteRegistrationsThatAreOver(source: Queryable): Promise<number> {
  const rows = await source.query(
    'registration.delete_over',
    `delete from registrations where email in (
       select email from registrations where not (${OPEN}) order by created_at limit 1000)
     returning 1`,
  );
  return rows.length;
}

/**
 * Takes an address, whose owner has just proved it, from a closed account: that one keeps a stand-in
 * until it is erased.
 */
export async function freeAddressOfClosed(tx: Tx, email: string): Promise<void> {
  await tx.query(
    'registration.free_address',
    `update users set email = 'closed-' || id || '-' || gen_random_uuid() || '@erased.invalid'
     where email = $1 and deleted_at is not null`,
    [email],
  );
}
