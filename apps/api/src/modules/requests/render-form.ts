import type { ErrorCode, FieldCode } from '@yay/contract/codes';
import { inApplication, inLanguage } from '@yay/contract/public-site/addresses';
import {
  ASKERS,
  CHILDREN,
  CONTACT_TOPICS,
  FORM_PATHS,
  LONGEST_MESSAGE,
} from '@yay/contract/requests/values';
import type { RequestKind } from '@yay/domain/requests';
import { words as englishErrors } from '@yay/words/errors/en';
import { words as spanishErrors } from '@yay/words/errors/es';
import type { Locale } from '@yay/words/locales';
import { words as english } from '@yay/words/requests-forms/en';
import { words as spanish } from '@yay/words/requests-forms/es';
import { escapeText } from '../../platform/http/index.ts';

const SAID = { en: english, es: spanish };
const ERRORS = { en: englishErrors, es: spanishErrors };

/** Values of a form: its fields by name, `token` among them, and the job that a page is about. */
export type FormValues = Readonly<Record<string, string>>;
/** Errors of a form, by field and of the whole. */
export interface FormErrors {
  readonly fields?: Readonly<Record<string, readonly FieldCode[]>>;
  readonly problem?: ErrorCode;
  /** The name of the school that is one of ours. */
  readonly ownSchool?: string | null;
}

/**
 * Returns one of the public forms as HTML. It works without a script: it is posted to its own
 * address and answered with a page, of which the site's script takes what belongs in the form's place.
 * `values.token` comes from `newFormToken`; a form without one is asked to be sent once more. `level`
 * is that of its heading: 1 where it is all that a page is about.
 */
export function renderRequestForm(
  kind: RequestKind,
  values: FormValues,
  errors: FormErrors,
  locale: Locale,
  level: 1 | 2 = 2,
): string {
  const form = formOf(values, errors, locale);
  const said = SAID[locale];
  const parts = { contact: contactParts, school: schoolParts, job: jobParts }[kind];
  const { title, send, note } = said[kind];
  const enctype = kind === 'job' ? ' enctype="multipart/form-data"' : '';
  return `<form class="pform" id="${kind}-form" method="post" action="${FORM_PATHS[kind]}"${enctype} data-request-form data-failed="${escapeText(said.failed)}" novalidate aria-labelledby="${kind}-form-title">
<h${level} id="${kind}-form-title">${escapeText(title)}</h${level}>${form.summary}
<input type="hidden" name="token" value="${escapeText(values.token ?? '')}">
<input type="hidden" name="locale" value="${locale}">
<div class="sr" aria-hidden="true"><label>${said.honeypot}<input type="text" name="website" tabindex="-1" autocomplete="off" value=""></label></div>
${parts(form, said, locale)}
<div class="pform-end"><button type="submit" class="btn btn-primary btn-lg">${escapeText(send)}</button><p class="hint">${escapeText(note)}</p></div>
</form>`;
}

/** Returns the thanks for a form that was sent: a page, of which the site's script lays this in the form's place. */
export function renderThanks(kind: RequestKind, locale: Locale): string {
  const { thanks, thanksText, again } = SAID[locale][kind];
  return `<section class="pform pform-sent" role="status" aria-labelledby="${kind}-sent">
<h1 id="${kind}-sent">${escapeText(thanks)}</h1><p>${escapeText(thanksText)}</p>
<p><a href="${wayBack(kind, locale)}">${escapeText(again)}</a></p></section>`;
}

/** The page on which a form stands, without its language. */
export const formPage = (kind: RequestKind): string =>
  kind === 'job' ? '/careers-page' : FORM_PATHS[kind];

/** The page on which a form stands, in the language in which it was filled in. */
export const wayBack = (kind: RequestKind, locale: Locale): string =>
  inLanguage(formPage(kind), locale);

type Said = (typeof SAID)[Locale];
type Form = ReturnType<typeof formOf>;

interface FieldOptions {
  readonly required?: boolean;
  readonly hint?: string;
  /**
   * The text before the hint where the file has to be chosen again; with a script it need not be.
   */
  readonly fileAgain?: string | undefined;
  readonly after?: string;
  /** The id of the text `after`, which says the field's error in more words: it is said once. */
  readonly saidAfter?: string;
}

/** Returns a field's description for assistive technology, and the text below it. */
function aboutField(
  name: string,
  of: FieldOptions & { readonly error: string; readonly focused: boolean },
) {
  const { required, hint, fileAgain, error, focused, saidAfter } = of;
  const again = fileAgain ? `<span data-file-again>${escapeText(fileAgain)} </span>` : '';
  const errorId = saidAfter ?? `f-${name}-error`;
  const described = [...(error ? [errorId] : []), ...(hint ? [`f-${name}-hint`] : [])];
  return {
    attributes: [
      `id="f-${name}"`,
      `name="${name}"`,
      ...(required ? ['required'] : []),
      ...(error ? ['aria-invalid="true"'] : []),
      ...(focused ? ['autofocus'] : []),
      ...(described.length > 0 ? [`aria-describedby="${described.join(' ')}"`] : []),
    ].join(' '),
    below: `${error && !saidAfter ? `<p class="field-error" id="${errorId}">${escapeText(error)}</p>` : ''}${
      hint ? `<p class="hint" id="f-${name}-hint">${again}${escapeText(hint)}</p>` : ''
    }`,
  };
}

function formOf(
  values: FormValues,
  { fields = {}, problem, ownSchool }: FormErrors,
  locale: Locale,
) {
  const said = SAID[locale];
  const sentences = ERRORS[locale];
  const errorOf = (name: string): string =>
    (fields[name] ?? []).map((code) => sentences.field[code]).join(' ');
  let focused = false;
  /** The field that is drawn first of those that are wrong takes the focus. */
  const takesFocus = (name: string): boolean => {
    if (focused || errorOf(name) === '') return false;
    focused = true;
    return true;
  };

  const about = (name: string, options: FieldOptions) =>
    aboutField(name, { ...options, error: errorOf(name), focused: takesFocus(name) });
  const label = (name: string, text: string, required: boolean | undefined) =>
    `<label for="f-${name}">${escapeText(text)}${
      required ? '' : ` <span class="opt">${escapeText(said.optional)}</span>`
    }</label>`;

  return {
    ownSchool,
    isRefused: (name: string, code: FieldCode) => fields[name]?.includes(code) ?? false,
    value: (name: string) => values[name] ?? '',
    summary:
      problem === undefined
        ? ''
        : `\n<p class="note note-danger" role="alert">${escapeText(
            problem === 'invalid' ? said.problem : sentences.request[problem],
          )}</p>`,
    input(name: string, text: string, type: string, extra: string, options: FieldOptions = {}) {
      const { attributes, below } = about(name, options);
      const value = type === 'file' ? '' : ` value="${escapeText(values[name] ?? '')}"`;
      return `<div class="field">${label(name, text, options.required)}<input class="input" type="${type}" ${attributes}${value} ${extra}>${below}${options.after ?? ''}</div>`;
    },
    area(name: string, text: string, example: string, options: FieldOptions = {}) {
      const { attributes, below } = about(name, options);
      return `<div class="field">${label(name, text, options.required)}<textarea class="input" rows="4" maxlength="${LONGEST_MESSAGE}" placeholder="${escapeText(example)}" ${attributes}>\n${escapeText(values[name] ?? '')}</textarea>${below}</div>`;
    },
    select(
      name: string,
      text: string,
      none: string,
      options: readonly (readonly [string, string])[],
    ) {
      const { attributes, below } = about(name, {});
      const lines = [['', none] as const, ...options].map(
        ([value, title]) =>
          `<option value="${value}"${value === (values[name] ?? '') ? ' selected' : ''}>${escapeText(title)}</option>`,
      );
      return `<div class="field">${label(name, text, false)}<span class="sel"><select class="input" ${attributes}>${lines.join('')}</select></span>${below}</div>`;
    },
    picks(name: string, legend: string, options: readonly (readonly [string, string])[]) {
      const error = errorOf(name);
      const described = error ? ` aria-describedby="f-${name}-error"` : '';
      const takes = takesFocus(name);
      const lines = options.map(
        ([value, title], index) =>
          `<label class="pick"><input type="radio" name="${name}" value="${value}" required${
            value === values[name] ? ' checked' : ''
          }${index === 0 && takes ? ' autofocus' : ''}><span class="dot"></span><span class="pick-text">${escapeText(title)}</span></label>`,
      );
      return `<fieldset class="group"${described}><legend class="legend">${escapeText(legend)}</legend><div class="picks">${lines.join('')}</div>${
        error ? `<p class="field-error" id="f-${name}-error">${escapeText(error)}</p>` : ''
      }</fieldset>`;
    },
  };
}

const sender = (form: Form, said: Said) =>
  `<div class="pair">${form.input('name', said.name, 'text', 'autocomplete="name" maxlength="80"', {
    required: true,
  })}${form.input('email', said.email, 'email', 'autocomplete="email" maxlength="254"', {
    required: true,
  })}</div>`;

function contactParts(form: Form, said: Said): string {
  const words = said.contact;
  return `${form.picks(
    'topic',
    words.topic,
    CONTACT_TOPICS.map((topic) => [topic, words.topics[topic]]),
  )}
<p class="note note-danger"><span><strong>${escapeText(words.urgentStart)}</strong> ${escapeText(words.urgent)}</span></p>
${sender(form, said)}
${form.input('child', words.child, 'text', `maxlength="160" placeholder="${escapeText(words.childExample)}"`)}
${form.area('message', words.message, '', { required: true })}`;
}

function schoolParts(form: Form, all: Said, locale: Locale): string {
  const words = all.school;
  const ours = (school: string, look: 'hint' | 'field-error') =>
    `<p class="${look}"><span>${escapeText(words.ours).replace('{school}', () => `<span data-school>${escapeText(school)}</span>`)} <a href="${inApplication('/sign-up', locale)}">${escapeText(words.signUp)}</a></span></p><label class="check"><input type="checkbox" name="other_school" value="1"><span>${escapeText(words.other)}</span></label>`;
  const isOurs = form.isRefused('school', 'school_is_ours');
  const said = isOurs
    ? ours(form.ownSchool ?? form.value('school'), 'field-error')
    : form.value('other_school') === '1'
      ? '<input type="hidden" name="other_school" value="1">'
      : '';
  // Said anew by the site's script whenever another name is typed.
  const after = `<div class="own-school" id="f-school-own" data-own-school="${escapeText(words.notOurs)}" role="status">${said}</div><template data-ours>${ours('', 'hint')}</template>`;
  return `<div class="pair">${form.input(
    'school',
    words.school,
    'text',
    'maxlength="120" autocomplete="off"',
    { required: true, after, ...(isOurs && { saidAfter: 'f-school-own' }) },
  )}${form.input('zip', words.zip, 'text', 'inputmode="numeric" maxlength="10" autocomplete="postal-code"', { required: true })}</div>
${form.picks(
  'asker',
  words.asker,
  ASKERS.map((asker) => [asker, words.askers[asker]]),
)}
${sender(form, all)}
<div class="pair">${form.select(
    'children',
    words.children,
    words.unknown,
    CHILDREN.map((size) => [size, words.sizes[size]]),
  )}${form.input('lunch_at', words.lunchAt, 'time', '')}</div>
${form.area('message', words.message, words.messageExample)}`;
}

/**
 * Returns the fields of an application. The file is the last one: once it is too large, no text waits
 * behind it unread.
 */
function jobParts(form: Form, said: Said): string {
  const words = said.job;
  const job = form.value('job');
  return `<p class="hint">${escapeText(words.lead)}</p>
<input type="hidden" name="job" value="${escapeText(job)}">
${sender(form, said)}
${form.input('phone', words.phone, 'tel', 'autocomplete="tel" maxlength="40"', { hint: words.phoneHint })}
${form.area('message', words.message, '')}
${form.input('file', words.file, 'file', 'accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"', { required: true, hint: words.fileHint, fileAgain: form.summary === '' ? undefined : words.fileAgain })}`;
}
