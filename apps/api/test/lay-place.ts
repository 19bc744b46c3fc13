import { createHash } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import type { Build } from './build.ts';
import type { Tiny } from './use-tiny.ts';

const { schools, users } = TINY;

/** Lays a record, in a table that numbers its rows always or by default. */
export const layer = (run: Tiny['run']) => (table: string, record: object) => {
  const columns = Object.keys(record);
  return run(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(record),
  );
};
export const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lays a school with a row in every table that a school or a family has rows in, each with the same
 * number. `name` stands in a text of each of them, and `child` is what its child is called. Returns
 * the number of its order, the next one.
 */
export async function layPlace(
  { build, run }: { readonly build: Build; readonly run: Tiny['run'] },
  {
    id,
    day,
    name,
    child = name,
  }: { readonly id: number; readonly day: string; readonly name: string; readonly child?: string },
): Promise<number> {
  const lay = layer(run);
  const school = { destination_id: id };
  await run(
    `insert into destinations (id, market_id, name, abbreviation, city, status)
     select $1, market_id, $2, 'EW', 'Farville', 'active' from destinations where id = $3`,
    [id, `${name} School`, schools.central],
  );
  await run('update inventory_locations set id = $1 where destination_id = $1', [id]);
  await lay('grades', { id, ...school, label: `${name} grade`, group_name: 'Lower' });
  await lay('users', {
    id,
    email: `${name.toLowerCase()}@family.test`,
    first: name,
    last: name,
    password_hash: 'unknown',
    email_proved_at: '2026-11-01',
  });
  await lay('user_roles', { user_id: id, role: 'customer' });
  await lay('lunchers', {
    id,
    user_id: id,
    grade_id: id,
    destination_id: id,
    first: child,
    last: child,
    color: 'green',
  });
  await run(`select setval(pg_get_serial_sequence('orders', 'id'), $1)`, [id]);
  const placed = await build.order({ luncherId: id, date: day });
  await lay('rooms', { id, ...school, name: `${name} room` });
  await lay('lunch_periods', {
    ...school,
    group_name: 'Lower',
    name: `${name} lunch`,
    starts_at: '11:30',
    ends_at: '12:30',
  });
  await lay('school_contacts', { id, ...school, name, email: 'office@elsewhere.test' });
  await lay('portal_invitations', {
    id,
    ...school,
    email: 'asked@elsewhere.test',
    first: name,
    last: name,
    locale: 'en',
    token_hash: hash('asked'),
    invited_by: users.admin.id,
    expires_at: '2036-01-01',
  });
  await lay('inventory_sublocations', {
    id,
    inventory_location_id: id,
    name: `${name} shelf`,
  });
  await lay('inventory_assignments', {
    sublocation_id: id,
    item_id: TINY.items.bowl,
    par_level: 5,
    unit: name,
  });
  const act = '9d0f6a43-6b55-4e6b-9a0d-1b0a3c8e2f07';
  await lay('inventory_acts', {
    inventory_location_id: id,
    id: act,
    kind: 'count',
    user_id: users.admin.id,
    device_at: day,
    at: day,
  });
  await lay('inventory_counts', {
    id: act,
    number: id,
    inventory_location_id: id,
    sublocation_id: id,
    user_id: users.admin.id,
    state: 'to_review',
    started_at: day,
    at: day,
    note: name,
  });
  await lay('readers', { id, ...school, name: `${name} reader`, formats: ['qr'] });
  await lay('kiosks', { id, ...school, name: `${name} tablet`, token_hash: hash('tablet') });
  await lay('badges', { id, luncher_id: id, format: 'qr', number: name });
  await lay('hand_out_events', {
    id: '9d0f6a43-6b55-4e6b-9a0d-1b0a3c8e2f08',
    ...school,
    order_id: placed,
    kind: 'problem',
    problem: 'other',
    note: name,
    device_at: day,
    kiosk_id: id,
  });
  await lay('trip_links', {
    id,
    ...school,
    teacher: name,
    token_hash: hash('link'),
    ends_on: '2027-06-11',
  });
  await lay('class_trips', {
    id,
    link_id: id,
    ...school,
    grade_id: id,
    date: '2026-11-24',
    place: `${name} museum`,
  });
  await lay('label_prints', {
    id,
    ...school,
    date: day,
    kind: 'student',
    sheet: 'avery_5160',
    sort: 'name',
    status: 'waiting',
  });
  await lay('labels', {
    print_id: id,
    n: 0,
    token: 'A'.repeat(20),
    order_id: placed,
    luncher_id: id,
    content: JSON.stringify({
      allergies: [],
      first: child,
      last: child,
      grade: name,
      room: null,
      period: null,
      item: name,
      parts: [],
      vendor: name,
    }),
  });
  await lay('school_resources', {
    id,
    ...school,
    kind: 'link',
    title: name,
    audience: 'staff',
    url: 'https://elsewhere.test',
    is_ready: true,
  });
  await lay('exports', { id, user_id: id, list: 'personal_data', name, query: '{}' });
  await lay('saved_views', { id, user_id: id, list: 'users', name, query: '' });
  await lay('payment_methods', {
    id,
    user_id: id,
    provider: 'builtin',
    method_id: `pm_${name}`,
    brand: 'visa',
    last4: '4242',
    exp_month: 1,
    exp_year: 2040,
  });
  return placed;
}
