import { createHmac } from 'node:crypto';
import { contactForm } from '@yay/contract/requests/forms';
import { SITE_OPTION_FIELDS } from '@yay/contract/site-options/fields';
import { VECTORS } from '@yay/documents/vectors';
import { isSafeLink } from '@yay/domain/text';
import { TINY } from '@yay/seeds/tiny';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { useTiny } from '../test/index.ts';
import { formOf } from '../test/post-form.ts';
import { appSecret } from './platform/secrets/index.ts';

const { app, as, db, one, rows, run } = await useTiny();
const admin = await as(TINY.users.admin.id);

/** An attack as a line of so many letters can hold it. */
const lineOf = (attack: string, most: number): string =>
  attack
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** A text of one paragraph, as the editor writes it. */
const docOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});
const textOf = (name: string, line: string) => (name.startsWith('copy') ? docOf(line) : line);

/** Every form is tried with every attack, in all of its fields at once. */
const expectTaken = (answer: LightMyRequestResponse, what: string) =>
  expect(answer.statusCode, `${what}: ${answer.body.slice(0, 300)}`).toBeLessThan(400);

test('a page keeps every attack as the text that it is', async () => {
  const made = await admin.send('POST', '/api/pages', {
    kind: 'page',
    path: '/attacks',
    locale: 'en',
    title: 'x',
  });
  const { id } = made.json().data;
  let revision: number | null = 1;
  for (const attack of VECTORS) {
    const words = lineOf(attack, 200);
    const text = { type: 'text', text: words };
    const paragraph = { type: 'paragraph', content: [text] };
    const draft = {
      locale: 'en',
      revision,
      title: words,
      description: words,
      picture: null,
      topics: [],
      links: {
        type: 'doc',
        content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [text] }] }],
      },
      body: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [text] },
          { type: 'buttonLink', attrs: { label: lineOf(attack, 120), href: '/about' } },
          { type: 'blockquote', content: [paragraph] },
          { type: 'callout', attrs: { tone: 'info' }, content: [paragraph] },
          {
            type: 'faq',
            content: [
              { type: 'faqQuestion', content: [text] },
              { type: 'faqAnswer', content: [paragraph] },
            ],
          },
          {
            type: 'cards',
            content: [{ type: 'card', attrs: { asset: null, alt: words }, content: [paragraph] }],
          },
        ],
      },
    };
    const saved = await admin.send('PUT', `/api/pages/${id}/draft`, draft);
    expectTaken(saved, attack);
    const { data } = saved.json();
    expect(data).toMatchObject({
      title: words,
      description: words,
      body: draft.body,
      links: draft.links,
    });
    ({ revision } = data);
    if (isSafeLink(attack)) continue;
    const link = { type: 'link', attrs: { href: attack } };
    const refused = await admin.send('PUT', `/api/pages/${id}/draft`, {
      ...draft,
      revision,
      body: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ ...text, marks: [link] }] }],
      },
    });
    expect(refused.statusCode, attack).toBe(422);
  }
});

test('messages, redirects, tags and pictures keep every attack as the text that it is', async () => {
  const picture = await one<{ id: number }>(
    `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
     values ('Tray', 'A tray', 'png', 'builtin', 'library/attacks', 7, 800, 600, 9) returning id`,
  );
  const message = { type: 'image-none', paths: ['/'], active: false };
  const made = await admin.send('POST', '/api/modals', { ...message, headline: 'x' });
  const { id } = made.json().data;
  let { version } = made.json().data;
  for (const attack of VECTORS) {
    const line = lineOf(attack, 80);
    const texts = {
      headline: line,
      copy: docOf(line),
      headline_es: line,
      copy_es: docOf(line),
      cta_text_es: line,
    };
    const url = isSafeLink(attack) ? attack : '/about';
    const saved = await admin.send('PUT', `/api/modals/${id}`, {
      ...message,
      ...texts,
      version,
      cta_text: line,
      cta_url: url,
    });
    expectTaken(saved, attack);
    const { data } = saved.json();
    version = data.version;
    expect(data).toMatchObject({
      headline_es: line,
      copy_es: docOf(line),
      cta_text_es: line,
      shown: { headline: line, copy: docOf(line), cta_text: line, cta_url: url },
    });
    if (!isSafeLink(attack)) {
      const link = { ...message, headline: 'x', cta_text: 'x', cta_url: attack };
      expect((await admin.send('POST', '/api/modals', link)).statusCode, attack).toBe(422);
      const redirect = { from_path: '/attacked', to_url: attack, status: 301 };
      expect((await admin.send('POST', '/api/redirects', redirect)).statusCode, attack).toBe(422);
    }
    const described = { name: line, alt: line, alt_es: line, description: line };
    const kept = await admin.send('PUT', `/api/assets/${picture.id}`, described);
    expectTaken(kept, attack);
    expect(kept.json().data).toMatchObject(described);
    const tag = await admin.send('POST', '/api/terms', { name: lineOf(attack, 60) });
    expectTaken(tag, attack);
    expect(tag.json().data.name.toLowerCase()).toBe(
      lineOf(attack, 60).replace(/\s+/gu, ' ').toLowerCase(),
    );
  }
});

test('the options keep every attack as the text that it is', async () => {
  const texts = {
    site_alert: ['headline', 'copy', 'link_text', 'headline_es', 'copy_es', 'link_text_es'],
    contact: ['sms'],
    global_cta: ['text', 'text_es'],
    blog_listing_page: ['title', 'introduction', 'title_es', 'introduction_es'],
    og_default: ['title', 'description', 'title_es', 'description_es'],
  } as const;
  const saveAll = (attack: string, at: number) =>
    admin.send('PUT', '/api/admin/site-options', {
      plain: Object.entries(texts).map(([type, names]) => ({
        type,
        version: at,
        fields: {
          ...Object.fromEntries(names.map((name) => [name, textOf(name, lineOf(attack, 40))])),
          ...(type === 'contact' && { email: 'hello@lunch.example' }),
          ...(type === 'site_alert' && { visible: true, link_url: '/about' }),
          ...(type === 'global_cta' && { enabled: true, url: '/about' }),
        },
      })),
    });
  await run('delete from site_options where type = any ($1)', [Object.keys(texts)]);
  const { link_url: link } = SITE_OPTION_FIELDS.site_alert.shape;
  for (const [at, attack] of VECTORS.entries()) {
    expectTaken(await saveAll(attack, at), attack);
    if (isSafeLink(attack) || !link.safeParse(attack).success) continue;
    const fields = { visible: true, headline: 'x', link_url: attack };
    const asked = { type: 'site_alert', fields };
    const refused = await admin.send('POST', '/api/admin/site-options/preview', asked);
    expect(refused.statusCode, attack).toBe(422);
  }
  const kept = await rows<{ type: string; after: Record<string, unknown> }>(
    'select type, after from site_option_changes where type = any ($1) order by id',
    [Object.keys(texts)],
  );
  for (const [type, names] of Object.entries(texts)) {
    const said = kept.filter((change) => change.type === type).slice(-VECTORS.length);
    for (const name of names) {
      expect(
        said.map(({ after }) => after[name]),
        `${type}.${name}`,
      ).toEqual(VECTORS.map((attack) => textOf(name, lineOf(attack, 40))));
    }
  }
});

const secret = await appSecret(db, 'requests.forms');
/** A token of a form that was shown some seconds ago, as nobody types faster. */
function formToken(): string {
  const body = `${(Date.now() - 10_000).toString(36)}.${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

type Values = Readonly<Record<string, string>>;
const post = (url: string, values: Values) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: formToken(), ...values }).toString(),
  });
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
async function apply(values: Values, fileName: string) {
  const file = { body: PDF, name: fileName, type: 'application/pdf' };
  const { body, type } = await formOf({ token: formToken(), ...values }, file);
  return app.server.inject({
    method: 'POST',
    url: '/careers-page/apply',
    headers: { 'content-type': type },
    payload: body,
  });
}

/** An attack as a text of several lines can hold it. */
const linesOf = (attack: string): string => attack.replaceAll(/[^\P{Cc}\n\t]/gu, ' ').trim();
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

test('the forms of visitors keep every attack as the text that it is, or refuse it', async () => {
  await run('delete from requests');
  for (const attack of VECTORS) {
    await run('delete from rate_limits');
    const line = lineOf(attack, 80);
    const sender = { name: line, email: 'sam@lunch.example' };
    const contact = { ...sender, topic: 'other', child: line, message: line };
    expectTaken(await post('/contact-us', contact), attack);
    const school = { ...sender, school: line, zip: '37211', asker: 'teacher', message: line };
    expectTaken(await post('/request', school), attack);
    expect(contactForm.safeParse({ ...contact, email: attack }).success, attack).toBe(false);
  }
  const kept = await rows<{ kind: string; name: string; message: string; fields: object }>(
    'select kind, name, message, fields from requests order by id',
  );
  const lines = VECTORS.map((attack) => lineOf(attack, 80));
  for (const kind of ['contact', 'school']) {
    const ofKind = kept.filter((request) => request.kind === kind);
    expect(ofKind.map(({ name }) => name)).toEqual(lines);
    expect(ofKind.map(({ message }) => message)).toEqual(lines);
  }
});

test('an application, the team’s notes on it and its answer keep every attack as the text that it is', async () => {
  await run('delete from requests');
  await run(`delete from mails where template like 'request%'`);
  for (const [at, attack] of ['harmless words', ...VECTORS].entries()) {
    await run('delete from rate_limits');
    const [line, lines] = [lineOf(attack, 80), linesOf(attack)];
    const sender = { name: line, email: `sam-${at}@lunch.example`, phone: '615 555 0142' };
    const fileName = `${attack}.pdf`;
    expectTaken(await apply({ ...sender, job: line, message: lines }, fileName), attack);
    const { id } = await one<{ id: number }>('select max(id) as id from requests');
    const url = `/api/admin/requests/${id}`;
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    expectTaken(await admin.send('POST', `${url}/notes`, { text: lines }, key()), attack);
    const answer = { text: lines, version: 1 };
    const answered = await admin.send('POST', `${url}/answers`, answer, key());
    expectTaken(answered, attack);
    const { data } = answered.json();
    expect(data).toMatchObject({ name: line, job: line, about: line, message: lines });
    expect(data.entries).toMatchObject([
      { kind: 'note', text: lines },
      { kind: 'answer', text: lines },
    ]);
    expect(data.file.name, attack).toMatch(/^[^\p{Cc}/\\]+\.pdf$/u);
  }
  // Neither the team nor the sender is mailed another tag than with harmless words.
  for (const template of ['request_arrived', 'request_answered']) {
    const mails = await rows<{ html: string }>(
      'select html_body as html from mails where template = $1 order by id',
      [template],
    );
    const tags = mails.map(
      ({ html }) =>
        new Set(html.match(/<[^>]*>/g)?.filter((tag) => !tag.includes('/admin/requests/'))),
    );
    expect(tags).toEqual(Array.from({ length: VECTORS.length + 1 }, () => tags[0]));
  }
});

test.each([
  ['/contact-us', ['child']],
  ['/request', ['school', 'zip', 'lunch_at']],
  ['/careers-page/apply', ['phone', 'job']],
])(
  'the form at %s shows every attack that it refuses as the text that it is',
  async (url, names) => {
    const token = formToken();
    const refuse = async (text: string) => {
      await run('delete from rate_limits');
      const fields = ['name', 'email', 'message', ...names].map((name) => [name, text]);
      const answer = await post(url, { ...Object.fromEntries(fields), token });
      expect(answer.statusCode, text).toBe(422);
      // The sentence at a field tells too long words from wrong ones.
      return answer.body.replaceAll(/<p class="field-error"[^>]*>[^<]*/g, '');
    };
    const usual = await refuse('harmless words');
    for (const attack of VECTORS) {
      const line = lineOf(attack, 80);
      expect(await refuse(line)).toBe(usual.replaceAll('harmless words', () => escaped(line)));
    }
  },
);
