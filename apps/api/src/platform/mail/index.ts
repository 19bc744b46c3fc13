import { createTransport } from 'nodemailer';
import type { Config } from '../config/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { type JobKind, type Jobs, jobKind } from '../jobs/index.ts';

export interface Mail {
  readonly userId: number | null;
  readonly to: string;
  /** The name of its template in the catalogue. */
  readonly template: string;
  readonly locale: 'en' | 'es';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  /** The record that the file was made from, such as `label_print 7`; it is removed with it. */
  readonly source: string;
}

/** Sends one mail to its recipient's server. */
export interface Carrier {
  send(mail: {
    to: string;
    subject: string;
    text: string;
    html: string;
    id: number;
    attachments: readonly { filename: string; contentType: string; content: Buffer }[];
  }): Promise<void>;
}

export interface Mailer {
  /** Stores the mail in the transaction of its cause; it is sent once that is committed. */
  post(tx: Tx, mail: Mail, files?: readonly MailFile[]): Promise<void>;
  /**
   * Stores many mails in two statements; they are sent apart, so that no single mail waits for
   * them.
   */
  postAll(tx: Tx, mails: readonly Mail[]): Promise<void>;
}

/** Seconds after which a silent mail server counts as failed. */
const HANGS_SECONDS = 20;
/** Mails per job of a mass mailing. */
const MANY = 10;

export const sendMail: JobKind<{ mailId: number }> = jobKind('mail.send', {
  retries: 12,
  seconds: 4 * HANGS_SECONDS,
});

/**
 * A queue of its own for mass mailings, so that a password link never waits for ten thousand mails.
 */
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
    async post(tx, mail, files = []) {
      for (const mailId of await write(tx, [mail])) {
        await writeFiles(tx, mailId, files);
        await jobs.enqueue(tx, sendMail, { mailId });
      }
    },
    async postAll(tx, mails) {
      if (mails.length === 0) return;
      const mailIds = await write(tx, mails);
      const batches: number[][] = [];
      while (mailIds.length > 0) batches.push(mailIds.splice(0, MANY));
      await jobs.enqueueMany(
        tx,
        sendManyMails,
        batches.map((batch) => ({ mailIds: batch })),
      );
    },
  };
}

async function writeFiles(tx: Tx, mailId: number, files: readonly MailFile[]): Promise<void> {
  for (const [n, { name, type, content, source }] of files.entries()) {
    await tx.query(
      'mail.file',
      `insert into mail_files (mail_id, n, name, content_type, content, source)
       values ($1, $2, $3, $4, $5, $6)`,
      [mailId, n, name, type, content, source],
    );
  }
}

/**
 * Creates the SMTP carrier when it is configured; otherwise mails stay in the database for
 * /dev/mailbox.
 */
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
      // The id is the same at every attempt, so that mail programs show a mail sent twice once.
      await transport.sendMail({
        ...mail,
        attachments: [...mail.attachments],
        messageId: `<mail-${id}@${domain}>`,
      });
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

/** Registers the jobs that send mails, by a carrier or, without one, to the mailbox alone. */
export async function mailJobs(jobs: Jobs, db: Db, carrier: Carrier | undefined): Promise<void> {
  await jobs.work(sendMail, ({ mailId }) => deliverMails(db, carrier, [mailId]));
  await jobs.work(sendManyMails, ({ mailIds }, { signal }) =>
    deliverMails(db, carrier, mailIds, signal),
  );
}

/**
 * Sends those of these mails that were not sent yet. Each is marked once the server accepted it, so
 * that a retry after a refused mail sends no other one twice; refusals fail the job at the end.
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
        attachments: await filesOf(db, mail.id),
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

const filesOf = (db: Db, mailId: number) =>
  db.query<{ filename: string; contentType: string; content: Buffer }>(
    'mail.files',
    `select name as filename, content_type as "contentType", content from mail_files
     where mail_id = $1 order by n`,
    [mailId],
  );

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
 * Secrets of a mail's reader: tokens of links, and codes that are worth money. They are removed
 * from the stored mail once it was sent, so that a reader of the database cannot use them.
 */
const LINK_TOKEN = '([?&#]token=|#)[A-Za-z0-9_-]{20,}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}';

// The server's text may repeat the address, so only its reply code is kept.
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
