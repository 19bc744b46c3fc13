import multipart from '@fastify/multipart';
import { FORM_PATHS, LARGEST_REQUEST_FILE_BYTES } from '@yay/contract/requests/values';
import { REQUEST_KINDS, type RequestKind } from '@yay/domain/requests';
import { words as english } from '@yay/words/requests-forms/en';
import { words as spanish } from '@yay/words/requests-forms/es';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Actor,
  escapeText,
  type FieldErrors,
  type Locale,
  localeOf,
  originOf,
  plainPage,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { POSTS_BY_ADDRESS } from './form-limits.ts';
import { newFormToken } from './form-token.ts';
import { type KeepParts, keepRequest, ownSchool } from './keep-request.ts';
import { FORM_LIMITS, LARGEST_TEXTS, readPostedForm } from './read-posted-form.ts';
import {
  type FormValues,
  formPage,
  renderRequestForm,
  renderThanks,
  wayBack,
} from './render-form.ts';

const SAID = { en: english, es: spanish };

/** A page that answers a form: the frame of the public site around one piece of HTML. */
export type FrameForm = (page: AnswerPage) => string | Promise<string>;

interface AnswerPage {
  /** Who sent the form, in whose frame it is answered; null for a visitor. */
  readonly actor: Actor | null;
  /** The page on which the form stands, without its language. */
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly html: string;
}

export interface FormParts extends KeepParts {
  readonly frameForm: FrameForm;
}

/**
 * Takes the public forms where they stand, in a plugin of its own, since no other route reads them.
 * A kept form leads to a page of thanks, so that going back or reloading sends nothing twice.
 */
export function formRoutes(app: FastifyInstance, parts: FormParts): void {
  void app.register((room, _options, done) => {
    void room.register(multipart, {
      limits: { ...FORM_LIMITS, fileSize: LARGEST_REQUEST_FILE_BYTES },
    });
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_TEXTS },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const kind of REQUEST_KINDS) {
      room.route({
        method: 'POST',
        url: FORM_PATHS[kind],
        config: { permission: 'anyone' },
        bodyLimit: kind === 'job' ? LARGEST_REQUEST_FILE_BYTES + LARGEST_TEXTS : LARGEST_TEXTS,
        handler: (request, reply) => takeForm(parts, kind, request, reply),
        errorHandler: (error, request, reply) =>
          sayRefusal(parts, kind, request, reply, app.tellFailure(error, request)),
      });
      room.route({
        method: 'GET',
        url: `${FORM_PATHS[kind]}/thanks`,
        config: { permission: 'anyone' },
        handler: (request, reply) => {
          const { lang } = request.query as Readonly<Record<string, unknown>>;
          const locale = lang === 'en' || lang === 'es' ? lang : localeOf(request);
          const { thanks: title } = SAID[locale][kind];
          const html = renderThanks(kind, locale);
          return sendPage(parts, kind, request, reply, { status: 200, locale, title, html });
        },
      });
    }
    done();
  });
}

async function sendPage(
  { frameForm }: FormParts,
  kind: RequestKind,
  { actor, log }: FastifyRequest,
  reply: FastifyReply,
  page: Pick<AnswerPage, 'locale' | 'title' | 'html'> & { readonly status: number },
): Promise<FastifyReply> {
  const { status, locale, title, html } = page;
  const framed = Promise.resolve(frameForm({ locale, title, html, actor, path: formPage(kind) }));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-language', locale)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      await framed.catch((error: unknown) => {
        // The frame comes from the database. What was typed is shown without it, too.
        log.error({ err: error }, 'a form is answered without the frame of the site');
        return plainPage(locale, title, html, { isHeaded: true });
      }),
    );
}

/** Answers a post with a page. */
async function takeForm(
  parts: FormParts,
  kind: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { limits } = parts;
  const spent = await limits.spend(POSTS_BY_ADDRESS, request.ip);
  if (!spent.ok) {
    return sayRefusal(parts, kind, request, reply, refuse(429, 'too_many_forms', undefined, spent));
  }
  const posted = await readPostedForm(request);
  if (posted === undefined) {
    return sayRefusal(parts, kind, request, reply, refuse(400, 'malformed'));
  }
  const locale = localeOfForm(posted.values, request);
  const kept = await keepRequest(parts, kind, posted, {
    actor: request.actor,
    origin: originOf(request),
    locale,
  });
  if (kept.as === 'kept') {
    return reply.redirect(`${FORM_PATHS[kind]}/thanks?lang=${locale}`, 303);
  }
  const { db } = parts;
  const isOurs = kept.fields.school?.includes('school_is_ours') ?? false;
  return sayRefusal(parts, kind, request, reply, {
    status: kept.status,
    code: kept.problem,
    errors: kept.fields,
    retryAfterSeconds: kept.retryAfterSeconds,
    ownSchool: isOurs ? await ownSchool(db, posted.values.school ?? '') : null,
    ...(kept.outdated && { token: await newFormToken(db) }),
  });
}

const localeOfForm = ({ locale }: FormValues, request: FastifyRequest): Locale =>
  locale === 'en' || locale === 'es' ? locale : localeOf(request);

interface FormRefusal extends Pick<Refusal, 'status' | 'code'> {
  readonly errors?: FieldErrors | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly ownSchool?: string | null;
  /** The token with which the form is shown again, in the place of its own. */
  readonly token?: string;
}

/** Shows the form again with its values and why they were not taken: nothing typed is lost. */
async function sayRefusal(
  parts: FormParts,
  kind: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: FormRefusal,
): Promise<FastifyReply> {
  const { status, code, errors = {}, retryAfterSeconds, ownSchool: ours, token } = refusal;
  request.refusedAs = code;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  const posted = await readPostedForm(request, 'texts');
  if (posted === undefined) return sayUnread(parts, kind, request, reply, refusal);
  const { values } = posted;
  const locale = localeOfForm(values, request);
  const html = renderRequestForm(
    kind,
    { ...values, ...(token !== undefined && { token }) },
    { fields: errors, problem: code, ownSchool: ours ?? null },
    locale,
    1,
  );
  const { title } = SAID[locale][kind];
  return sendPage(parts, kind, request, reply, { status, locale, title, html });
}

/** Says why nothing of the form was taken, where it can't be shown again. */
function sayUnread(
  parts: FormParts,
  kind: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code }: FormRefusal,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const { phrases } = request.server;
  const { notRead: title, back } = SAID[locale];
  return sendPage(parts, kind, request, reply, {
    status,
    locale,
    title,
    html: `<section class="pform"><h1>${escapeText(title)}</h1><p role="alert">${escapeText(phrases.request(code, locale))}</p><p><a href="${wayBack(kind, locale)}">${escapeText(back)}</a></p></section>`,
  });
}
