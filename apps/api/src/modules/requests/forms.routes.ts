import multipart from '@fastify/multipart';
import { FORM_PATHS, LARGEST_REQUEST_FILE_BYTES } from '@yay/contract/requests/values';
import { REQUEST_KINDS, type RequestKind } from '@yay/domain/requests';
import { words as english } from '@yay/words/requests-forms/en';
import { words as spanish } from '@yay/words/requests-forms/es';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Actor,
  escapeText,
  type Locale,
  localeOf,
  originOf,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { POSTS_BY_ADDRESS } from './form-limits.ts';
import { newFormToken } from './form-token.ts';
import { type KeepParts, type Kept, keepRequest, ownSchool } from './keep-request.ts';
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
  { actor }: FastifyRequest,
  reply: FastifyReply,
  page: Pick<AnswerPage, 'locale' | 'title' | 'html'> & { readonly status: number },
): Promise<FastifyReply> {
  return reply
    .code(page.status)
    .header('cache-control', 'no-store')
    .header('content-language', page.locale)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(await frameForm({ ...page, actor, path: formPage(kind) }));
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
    return sayRefusal(parts, kind, request, reply, {
      refusal: refuse(429, 'too_many_forms', undefined, spent),
      title: 'tooMany',
    });
  }
  const posted = await readPostedForm(request);
  if (posted === undefined) {
    return sayRefusal(parts, kind, request, reply, {
      refusal: refuse(400, 'malformed'),
      title: 'notRead',
    });
  }
  const { locale: given } = posted.values;
  const locale = given === 'en' || given === 'es' ? given : localeOf(request);
  const kept = await keepRequest(parts, kind, posted, {
    actor: request.actor,
    origin: originOf(request),
    locale,
  });
  if (kept.as === 'kept') {
    return reply.redirect(`${FORM_PATHS[kind]}/thanks?lang=${locale}`, 303);
  }
  if (kept.status === 409) {
    const refusal = refusalOf(kept);
    return sayRefusal(parts, kind, request, reply, { refusal, title: 'sentAlready', locale });
  }
  return showAgain(parts, kind, request, reply, { kept, values: posted.values, locale });
}

/** Says why nothing of the form was taken, where it can't be shown again. */
function sayRefusal(
  parts: FormParts,
  kind: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
  said: {
    readonly refusal: Refusal;
    readonly title: 'tooMany' | 'notRead' | 'sentAlready';
    readonly locale?: Locale;
  },
): FastifyReply | Promise<FastifyReply> {
  const { refusal, locale = localeOf(request) } = said;
  const { phrases } = request.server;
  request.refusedAs = refusal.code;
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  }
  const title = SAID[locale][said.title];
  return sendPage(parts, kind, request, reply, {
    status: refusal.status,
    locale,
    title,
    html: `<section class="pform"><h2>${escapeText(title)}</h2><p role="alert">${escapeText(phrases.request(refusal.code, locale))}</p><p><a href="${wayBack(kind, locale)}">${escapeText(SAID[locale].back)}</a></p></section>`,
  });
}

/** Shows the form again with its values and their errors. */
async function showAgain(
  parts: FormParts,
  kind: RequestKind,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    kept,
    values,
    locale,
  }: { readonly kept: RefusedForm; readonly values: FormValues; readonly locale: Locale },
): Promise<FastifyReply> {
  const { db } = parts;
  request.refusedAs = kept.problem;
  if (kept.retryAfterSeconds !== undefined) {
    reply.header('retry-after', Math.ceil(kept.retryAfterSeconds));
  }
  const isOurs = kept.fields.school?.includes('school_is_ours') ?? false;
  const html = renderRequestForm(
    kind,
    { ...values, ...(kept.outdated && { token: await newFormToken(db) }) },
    {
      fields: kept.fields,
      problem: kept.problem,
      ownSchool: isOurs ? await ownSchool(db, values.school ?? '') : null,
    },
    locale,
  );
  const { title } = SAID[locale][kind];
  return sendPage(parts, kind, request, reply, { status: kept.status, locale, title, html });
}

type RefusedForm = Kept & { readonly as: 'refused' };

const refusalOf = (kept: RefusedForm) =>
  refuse(
    kept.status,
    kept.problem,
    Object.keys(kept.fields).length > 0 ? kept.fields : undefined,
    kept.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: kept.retryAfterSeconds },
  );
