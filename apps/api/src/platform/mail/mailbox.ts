import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Environment } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { escapeText, plainPage } from '../http/index.ts';

interface ListedMail {
  id: number;
  to_address: string;
  template: string;
  locale: string;
  subject: string;
  created_at: number;
}

interface Mail extends ListedMail {
  text_body: string;
  html_body: string;
}

const page = (title: string, body: string) => plainPage('en', title, body);

/** A mail dresses itself, as mail programs ask of it, and runs and loads nothing. */
const OF_A_MAIL =
  "default-src 'none';style-src 'unsafe-inline';img-src 'self' data:;base-uri 'none';frame-ancestors 'none'";

const MAX_ID = 2 ** 53;
const HTML = 'text/html; charset=utf-8';

/**
 * Serves the built-in mailbox: sent mails as their reader would see them. In staging their links open
 * accounts of real people, so its readers hold `vapor_ui`. Never in production.
 */
export function mailboxRoutes(app: FastifyInstance, db: Db, environment: Environment): void {
  if (environment === 'production') return;
  const config: FastifyContextConfig = {
    permission: environment === 'staging' ? { any: ['vapor_ui'] } : 'anyone',
  };
  listRoutes(app, db, config);
  mailRoutes(app, db, config);
}

/** The mails that were sent last, and the last one to an address. */
function listRoutes(app: FastifyInstance, db: Db, config: FastifyContextConfig): void {
  app.get('/dev/mailbox', { config }, async (_request, reply) => {
    const mails = await db.query<ListedMail>(
      'mailbox.list',
      `select id, to_address, template, locale, subject, created_at from mails
       order by id desc limit 200`,
    );
    const rows = mails.map(
      (mail) =>
        `<tr><td>${new Date(mail.created_at).toISOString()}</td><td>${escapeText(mail.to_address)}</td>
         <td><a href="/dev/mailbox/${mail.id}">${escapeText(mail.subject)}</a></td><td>${escapeText(mail.template)}</td></tr>`,
    );
    return reply.type(HTML).send(page('Mailbox', `<table>${rows.join('')}</table>`));
  });

  // The page that asks for a mailed code shows it where no mail leaves.
  app.get<{ Querystring: { to?: unknown } }>(
    '/dev/mailbox/latest',
    { config },
    async (request, reply) => {
      const { to } = request.query;
      if (typeof to !== 'string' || !/^\P{Cc}{3,254}$/u.test(to)) return reply.callNotFound();
      const [mail] = await db.query<{ id: number; template: string; subject: string }>(
        'mailbox.latest',
        `select id, template, subject from mails where to_address = $1 order by id desc limit 1`,
        [to.toLowerCase()],
      );
      return mail ?? reply.callNotFound();
    },
  );
}

/** One mail: its text, its files and its HTML. */
function mailRoutes(app: FastifyInstance, db: Db, config: FastifyContextConfig): void {
  async function find(id: string): Promise<Mail | undefined> {
    if (!/^\d{1,15}$/.test(id) || Number(id) > MAX_ID) return undefined;
    const [mail] = await db.query<Mail>(
      'mailbox.one',
      `select id, to_address, template, locale, subject, text_body, html_body, created_at
       from mails where id = $1`,
      [Number(id)],
    );
    return mail;
  }

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { config }, async (request, reply) => {
    const mail = await find(request.params.id);
    if (!mail) return reply.callNotFound();
    const files = await db.query<{ n: number; name: string }>(
      'mailbox.files',
      'select n, name from mail_files where mail_id = $1 order by n',
      [mail.id],
    );
    const links = files.map(
      ({ n, name }) => ` · <a href="/dev/mailbox/${mail.id}/files/${n}">${escapeText(name)}</a>`,
    );
    const body = `<p>${escapeText(mail.to_address)} · ${escapeText(mail.template)} · ${mail.locale} ·
      <a href="/dev/mailbox/${mail.id}/html">HTML</a>${links.join('')}</p><pre>${escapeText(mail.text_body)}</pre>`;
    return reply.type(HTML).send(page(mail.subject, body));
  });

  app.get<{ Params: { id: string; n: string } }>(
    '/dev/mailbox/:id/files/:n',
    { config },
    async (request, reply) => {
      const mail = await find(request.params.id);
      const n = /^\d$/.test(request.params.n) ? Number(request.params.n) : undefined;
      if (!mail || n === undefined) return reply.callNotFound();
      const [found] = await db.query<{ content_type: string; content: Buffer }>(
        'mailbox.file',
        'select content_type, content from mail_files where mail_id = $1 and n = $2',
        [mail.id, n],
      );
      if (!found) return reply.callNotFound();
      return reply.type(found.content_type).send(found.content);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id/html',
    { config },
    async (request, reply) => {
      const mail = await find(request.params.id);
      if (!mail) return reply.callNotFound();
      return reply.header('content-security-policy', OF_A_MAIL).type(HTML).send(mail.html_body);
    },
  );
}
