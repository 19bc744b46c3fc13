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
  /** The same for many, in two statements. */
  postAll(tx: Tx, mails: readonly Mail[]): Promise<void>;
}

export const sendMail: JobKind<{ mailId: number }> = jobKind('mail.send', {
  retries: 12,
  seconds: 60,
});

export function createMailer(jobs: Jobs): Mailer {
  async function postAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
    if (mails.length === 0) return;
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
    await jobs.enqueueMany(
      tx,
      sendMail,
      rows.map(({ id }) => ({ mailId: id })),
    );
  }
  return { postAll, post: (tx, mail) => postAll(tx, [mail]) };
}

/** SMTP when it is set; otherwise mails stay in the database, where /dev/mailbox shows them. */
export function createCarrier(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'product'>,
): Carrier | undefined {
  if (config.smtpUrl === undefined) return undefined;
  const transport = createTransport(config.smtpUrl, {
    from: { name: config.product.name, address: config.mailFrom },
  });
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

export async function deliverMail(
  db: Db,
  carrier: Carrier | undefined,
  mailId: number,
): Promise<void> {
  const [mail] = await db.query<Waiting>(
    'mail.waiting',
    `select id, to_address, subject, text_body, html_body from mails
     where id = $1 and sent_at is null`,
    [mailId],
  );
  if (mail === undefined) return;
  try {
    await carrier?.send({
      id: mail.id,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
    });
  } catch (error) {
    await db.query(
      'mail.failed',
      `update mails set attempts = attempts + 1, failed_at = app_now(), last_error = $2
       where id = $1`,
      [mailId, reasonOf(error)],
    );
    throw new Error(`mail ${mailId} was not taken (${reasonOf(error)})`);
  }
  await db.query(
    'mail.sent',
    `update mails set attempts = attempts + 1, sent_at = app_now(), failed_at = null,
       last_error = null,
       text_body = case when $2 then regexp_replace(text_body, $3, '\\1…', 'g') else text_body end,
       html_body = case when $2 then regexp_replace(html_body, $3, '\\1…', 'g') else html_body end
     where id = $1`,
    [mailId, carrier !== undefined, LINK_TOKEN],
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
