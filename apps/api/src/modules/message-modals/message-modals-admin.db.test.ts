import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { minimalText } from '@yay/seeds/minimal-text';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const NOW = '2026-11-18T16:00:00Z';
const { admin, parentA } = TINY.users;

const { app, as, build, one, rows, run } = await useTiny({ now: NOW });
const ada = await as(admin.id);
afterEach(async () => {
  await run('delete from message_modal_addresses');
  await run('delete from message_modals');
});

const body = (more: object = {}) => ({
  type: 'image-none',
  headline: 'News',
  paths: ['/'],
  active: true,
  ...more,
});
const post = (more: object = {}) => ada.send('POST', '/api/modals', body(more));
async function create(more: object = {}): Promise<ModalRecord> {
  const answer = await post(more);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const put = ({ id, version }: ModalRecord, more: object, caller = ada) =>
  caller.send('PUT', `/api/modals/${id}`, { ...body(), version, ...more });
const read = async (id: number): Promise<ModalRecord> =>
  (await ada.send('GET', `/api/modals/${id}`)).json().data;
const shownAt = async (path = '/', locale = 'en') =>
  (
    await app.nobody.send('GET', `/api/modal/fetch?path=${path}`, undefined, {
      'accept-language': locale,
    })
  ).json().data;

async function picture(name = 'tray'): Promise<number> {
  const { id } = await one<{ id: number }>(
    `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
     values ($1, 'A tray', 'png', 'builtin', $2, 7, 800, 600, 9) returning id`,
    [name, `library/${name}`],
  );
  return id;
}

describe('a message', () => {
  test('is created with everything that is set about it, shown, and on record', async () => {
    const created = await create({
      type: 'image-left',
      headline: 'Taco week',
      copy: minimalText('Five **days**.', 'Of *tacos*.'),
      cta_text: 'See it',
      cta_url: '/lunch-calendar',
      alignment: 'center',
      starts_on: '2026-11-18',
      ends_on: '2026-11-20',
    });
    expect(created).toMatchObject({
      shown: { headline: 'Taco week', cta_url: '/lunch-calendar', alignment: 'center' },
      pictures: { aligned: null, portrait: null, landscape: null },
      paths: ['/'],
      audience: 'all',
      locale: null,
      starts_on: '2026-11-18',
      ends_on: '2026-11-20',
      state: 'showing',
      addresses: 0,
      version: 1,
    });
    expect(await read(created.id)).toEqual(created);
    expect(await shownAt()).toEqual(created.shown);
    const [deed] = await rows<object>(
      'select action, subject_label from activity_log order by id desc limit 1',
    );
    expect(deed).toEqual({ action: 'message_modal.created', subject_label: 'Taco week' });
  });

  test.each([
    [{ active: false }, 'off', false],
    [{ starts_on: '2026-11-19' }, 'scheduled', false],
    [{ ends_on: '2026-11-17' }, 'over', false],
    // The office's day ends at five in the morning of UTC.
    [{ ends_on: '2026-11-18' }, 'showing', true],
  ])('with %j is %s', async (more, state, shown) => {
    const created = await create(more);
    expect(created.state).toBe(state);
    expect((await shownAt()) !== null).toBe(shown);
    const list = await ada.send('POST', '/api/list', {
      model: 'Modal',
      columns: ['id'],
      where: [{ column: 'state', value: state }],
    });
    expect(list.json().data).toEqual([{ id: created.id, abilities: {} }]);
  });

  test('of a language is shown to its readers alone', async () => {
    const { shown } = await create({ locale: 'es' });
    expect(await shownAt('/', 'en')).toBeNull();
    expect(await shownAt('/', 'es')).toEqual(shown);
  });

  test('is read in Spanish by those who do, as far as it has Spanish words', async () => {
    const copy = minimalText('Five soups.');
    const words = { headline: 'Soup week', copy, cta_text: 'Go', cta_url: '/' };
    const created = await create({ ...words, headline_es: 'Semana de sopas', cta_text_es: 'Ver' });
    expect(created).toMatchObject({ headline_es: 'Semana de sopas', copy_es: null });
    expect(await shownAt('/', 'en')).toEqual(created.shown);
    const spanish = { headline: 'Semana de sopas', copy, cta_text: 'Ver' };
    expect(await shownAt('/', 'es')).toMatchObject({ ...spanish, ctaText: 'Ver' });
    const inSpanish = minimalText('Cinco **sopas**.');
    await put(created, { ...words, copy_es: inSpanish });
    expect(await shownAt('/', 'es')).toMatchObject({ headline: 'Soup week', copy: inSpanish });
    const [deed] = await rows<{ after: object }>(
      'select after from activity_log order by id desc limit 1',
    );
    expect(deed?.after).toEqual({
      headline_es: null,
      cta_text_es: null,
      copy_es: 'Cinco **sopas**.',
    });
  });

  test('without words has none, however its editor says so', async () => {
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    const created = await create({ copy: empty, copy_es: empty });
    expect(created).toMatchObject({ copy_es: null, shown: { copy: null } });
  });

  test('names the others that open for the same readers', async () => {
    const first = await create({ headline: 'First' });
    await create({ headline: 'Elsewhere', paths: ['/lunch-calendar'] });
    await create({ headline: 'Off', active: false });
    await create({ headline: 'Later', starts_on: '2026-12-01' });
    const second = await create({ ends_on: '2026-11-30' });
    expect(second.rivals).toEqual([{ id: first.id, headline: 'First' }]);
  });

  test.each<[object, string]>([
    [{ headline: ' ' }, 'headline'],
    [{ headline: 'x'.repeat(201) }, 'headline'],
    [{ copy: minimalText('x'.repeat(4_001)) }, 'copy'],
    [{ copy: 'Five days.' }, 'copy'],
    [{ copy_es: { type: 'doc', content: [{ type: 'heading' }] } }, 'copy_es'],
    [{ copy: JSON.parse(`${'{"type":"doc","content":['.repeat(999)}${']}'.repeat(999)}`) }, 'copy'],
    [{ paths: [] }, 'paths'],
    [{ paths: ['/admin'] }, 'paths.0'],
    [{ cta_url: 'javascript:alert(1)' }, 'cta_url'],
    [{ cta_url: '//elsewhere.test' }, 'cta_url'],
    [{ cta_text: 'Go' }, 'cta_url'],
    [{ type: 'image-full', cta_type: 'email' }, 'cta_type'],
    [{ starts_on: '2026-11-20', ends_on: '2026-11-19' }, 'ends_on'],
    [{ image_aligned: 2_000_000_000 }, 'image_aligned'],
    [{ audience: 'staff' }, 'audience'],
  ])('with %j is refused at %s', async (more, field) => {
    const answer = await post(more);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await rows('select 1 from message_modals')).toEqual([]);
  });
});

describe('its pictures', () => {
  test('are the library’s as they are now, and can’t be deleted meanwhile', async () => {
    const id = await picture();
    const modal = await create({ type: 'image-left', image_aligned: id });
    expect(modal.pictures.aligned).toEqual({
      asset_id: id,
      url: '/media/image/upload/c_fill,w_250,h_200,f_auto/v7/library/tray.png',
      alt: 'A tray',
    });
    await run(`update assets set version = 8, alt = 'Another' where id = $1`, [id]);
    expect((await shownAt()).image_aligned).toEqual([
      { public_id: 'library/tray', service: 'media', format: 'png', version: 8, alt: 'Another' },
    ]);
    const refused = await ada.send('DELETE', `/api/assets/${id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().uses).toEqual([
      { kind: 'message_modal', id: modal.id, name: 'News', url: `/admin/modals/${modal.id}` },
    ]);
  });

  test('stay where a change does not name them, and go where it names none', async () => {
    const id = await picture('second');
    const modal = await create({ type: 'image-left', image_aligned: id });
    const kept = (await put(modal, { type: 'image-left', headline: 'New' })).json().data;
    expect(kept.pictures.aligned.asset_id).toBe(id);
    const bare = (await put(kept, { type: 'image-left', image_aligned: null })).json().data;
    expect(bare.pictures.aligned).toBeNull();
  });
});

describe('of two who change it', () => {
  test('the second is told, and sees the present message', async () => {
    const modal = await create();
    expect((await put(modal, { headline: 'First' })).statusCode).toBe(200);
    const second = await put(modal, { headline: 'Second' });
    expect(second.statusCode).toBe(409);
    expect(second.json().modal.shown.headline).toBe('First');
  });

  test('nobody changes an archived one; restored, it is off', async () => {
    const modal = await create();
    const archived = (await ada.send('POST', `/api/modals/${modal.id}/archive`)).json().data;
    expect(archived.state).toBe('archived');
    expect(await shownAt()).toBeNull();
    expect((await put(archived, {})).statusCode).toBe(409);
    const restored = (await ada.send('POST', `/api/modals/${modal.id}/restore`)).json().data;
    expect(restored.state).toBe('off');
  });
});

describe('the addresses', () => {
  test('are listed for those who may write messages, and for nobody else', async () => {
    const { id } = await create({ cta_type: 'email' });
    await run('delete from rate_limits');
    await app.nobody.send('POST', `/api/modal/${id}/addresses`, { email: 'ann@families.test' });
    const asked = { model: 'ModalAddress', columns: ['email', 'modal'] };
    const list = await ada.send('POST', '/api/list', asked);
    expect(list.json().data).toEqual([
      { email: 'ann@families.test', modal: 'News', abilities: {} },
    ]);
    const support = await as(await build.person({ roles: ['customer_support'] }));
    expect((await support.send('POST', '/api/list', asked)).statusCode).toBe(422);
    const parent = await as(parentA.id);
    expect((await parent.send('GET', `/api/modals/${id}`)).statusCode).toBe(403);
  });
});
