import { createTransport } from 'nodemailer';
import type { Config } from '../config/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { type JobKind, type Jobs, jobKind } from '../jobs/index.ts';

export interface Mail {
  readonly userId: number | null;
  readonly to: string;
  /** Its name in the catalogue of templates. */
  readonly template: string;
  readonly locale: 'en' | 'es';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Carries one mail out of the house. */
export interface Carrier {
  send(mail: {
    to: string;
    subject: string;
    text: string;
    html: string;
    id: number;
  }): Promise<void>;
}

export interface Mailer {
  /** Writes the mail with what it tells of; it leaves when that is committed. */
  post(tx: Tx, mail: Mail): Promise<void>;
  /** The same for many, in two statements; nobody's own letter waits for theirs. */
  postAll(tx: Tx, mails: readonly Mail[]): Promise<void>;
}

/** A server that says nothing for so long is given up. */
const HANGS_SECONDS = 20;
/** Letters to many that one job sends. */
const MANY = 10;

export const sendMail: JobKind<{ mailId: number }> = jobKind('mail.send', {
  retries: 12,
  seconds: 4 * HANGS_SECONDS,
});

/** Apart from what somebody waits for: a letter to ten thousand keeps no new password waiting. */
export const sendManyMails: JobKind<{ mailIds: readonly number[] }> = jobKind('mail.send_many', {
  retries: 12,
  seconds: 4 * MANY * HANGS_SECONDS,
});

export const MAIL_JOB_KINDS = [sendMail, sendManyMails];

export function createMailer(jobs: Jobs): Mailer {
  const write = async (tx: Tx, mails: readonly Mail[]): Promise<number[]> => {
    const rows = await tx.query<{ id: number }>(
      'mail.post',
      `insert into mails (user_id, to_address, template, locale, subject, text_body, html_body)
       select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
         $7::text[])
       returning id`,
      [
        mails.map((mail) => mail.userId),
        mails.map((mail) => mail.to),
        mails.map((mail) => mail.template),
        mails.map((mail) => mail.locale),
        mails.map((mail) => mail.subject),
        mails.map((mail) => mail.text),
        mails.map((mail) => mail.html),
      ],
    );
    return rows.map(({ id }) => id);
  };
  return {
    async post(tx, mail) {
      for (const mailId of await write(tx, [mail])) await jobs.enqueue(tx, sendMail, { mailId });
    },
    async postAll(tx, mails) {
      if (mails.length === 0) return;
      const left = await write(tx, mails);
      const some: number[][] = [];
      while (left.length > 0) some.push(left.splice(0, MANY));
      await jobs.enqueueMany(
        tx,
        sendManyMails,
        some.map((mailIds) => ({ mailIds })),
      );
    },
  };
}

/** SMTP when it is set; otherwise mails stay in the database, where /dev/mailbox shows them. */
export function createCarrier(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'product'>,
): Carrier | undefined {
  if (config.smtpUrl === undefined) return undefined;
  const patience = HANGS_SECONDS * 1_000;
  const transport = createTransport(
    {
      url: config.smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    { from: { name: config.product.name, address: config.mailFrom } },
  );
  const domain = config.mailFrom.split('@').at(-1) ?? 'localhost';
  return {
    async send({ id, ...mail }) {
      // The same id at every try, so that a mail sent twice is shown once.
      await transport.sendMail({ ...mail, messageId: `<mail-${id}@${domain}>` });
    },
  };
}

interface Waiting {
  id: number;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
}

/** Sends what is posted, by a carrier or, without one, to the mailbox alone. */
export async function mailJobs(jobs: Jobs, db: Db, carrier: Carrier | undefined): Promise<void> {
  await jobs.work(sendMail, ({ mailId }) => deliverMails(db, carrier, [mailId]));
  await jobs.work(sendManyMails, ({ mailIds }, { signal }) =>
    deliverMails(db, carrier, mailIds, signal),
  );
}

/**
 * Sends those of these mails that have not left. Each is marked when it has been taken, so that one
 * that is refused sends no other twice; of those, the job is told at the end.
 */
async function deliverMails(
  db: Db,
  carrier: Carrier | undefined,
  mailIds: readonly number[],
  signal?: AbortSignal,
): Promise<void> {
  if (carrier === undefined) {
    await markSent(db, mailIds, false);
    return;
  }
  const mails = await db.query<Waiting>(
    'mail.waiting',
    `select id, to_address, subject, text_body, html_body from mails
     where id = any($1::bigint[]) and sent_at is null order by id`,
    [mailIds],
  );
  const refused: string[] = [];
  for (const mail of mails) {
    signal?.throwIfAborted();
    try {
      await carrier.send({
        id: mail.id,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
      });
    } catch (error) {
      const reason = reasonOf(error);
      await db.query(
        'mail.failed',
        `update mails set attempts = attempts + 1, failed_at = app_now(), last_error = $2
         where id = $1`,
        [mail.id, reason],
      );
      refused.push(`mail ${mail.id} was not taken (${reason})`);
      continue;
    }
    await markSent(db, [mail.id], true);
  }
  if (refused.length > 0) throw new Error(refused.join('; '));
}

async function markSent(db: Db, mailIds: readonly number[], hasLeft: boolean): Promise<void> {
  await db.query(
    'mail.sent',
    `update mails set attempts = attempts + 1, sent_at = app_now(), failed_at = null,
       last_error = null,
       text_body = case when $2 then regexp_replace(text_body, $3, '\\1…', 'g') else text_body end,
       html_body = case when $2 then regexp_replace(html_body, $3, '\\1…', 'g') else html_body end
     where id = any($1::bigint[]) and sent_at is null`,
    [mailIds, hasLeft, LINK_TOKEN],
  );
}

/**
 * What a link of a letter opens is its reader's alone, and so is a code that is worth money: once
 * the letter has left, nobody finds them here.
 */
const LINK_TOKEN = '([?&]token=|#)[A-Za-z0-9_-]{20,}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}';

// The server's own words may repeat the address; the reply code says enough.
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
