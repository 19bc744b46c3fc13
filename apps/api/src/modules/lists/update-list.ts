import type { updateList as contract } from '@yay/contract/lists/calls';
import { can, mayManage, type Role } from '@yay/domain/access';
import type { z } from 'zod';
import { type Db, LOCKS, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import type { Model } from './model.ts';
import { findModel } from './models/index.ts';
import { readValue } from './read-value.ts';

type Body = z.output<typeof contract.body & object>;
type Answer = {
  updated: number;
  refused: { id: number; why: 'not_found' | 'forbidden' }[];
};
type Values = Readonly<Record<string, boolean>>;

interface PersonRow extends Record<string, unknown> {
  id: number;
  name: string;
  roles: Role[];
}

/** Changes columns of many users, each of them only where the actor may. */
export async function updateList(db: Db, actor: Actor, body: Body): Promise<Answer | Refusal> {
  const model = findModel(actor, body.model);
  if (model?.changes === undefined) return refuse(422, 'invalid', { model: ['unknown_model'] });
  const values = readValues(actor, model, body.values);
  if ('refusal' in values) return values.refusal;
  const ids = [...new Set(body.ids)].toSorted((a, b) => a - b);

  return db.tx(async (tx) => {
    const people = new Map((await lockPeople(tx, ids)).map((person) => [person.id, person]));
    const refused: Answer['refused'] = [];
    const changed: number[] = [];
    for (const id of ids) {
      const person = people.get(id);
      if (person === undefined) refused.push({ id, why: 'not_found' });
      else if (!mayManage(actor, { userId: id, roles: person.roles })) {
        refused.push({ id, why: 'forbidden' });
      } else if (await changePerson(tx, actor, person, values.values)) changed.push(id);
    }
    if (changed.length > 0) {
      await publishList(tx, `private-list.${model.list}`, changed, actor);
    }
    return { updated: ids.length - refused.length, refused };
  });
}

function readValues(
  actor: Actor,
  model: Model,
  given: Body['values'],
): { values: Values } | { refusal: Refusal } {
  const values: Record<string, boolean> = {};
  const errors: Record<string, ['unknown_column' | 'invalid' | 'required']> = {};
  for (const [name, value] of Object.entries(given)) {
    const column = model.changes?.includes(name) ? model.columns[name] : undefined;
    if (column === undefined || (column.need && !can(actor.permissions, column.need))) {
      errors[`values.${name}`] = ['unknown_column'];
      continue;
    }
    const read = readValue(column, value);
    if (typeof read === 'boolean') values[name] = read;
    else errors[`values.${name}`] = ['invalid'];
  }
  if (Object.keys(given).length === 0) errors.values = ['required'];
  return Object.keys(errors).length > 0 ? { refusal: refuse(422, 'invalid', errors) } : { values };
}

const lockPeople = (tx: Tx, ids: readonly number[]): Promise<PersonRow[]> =>
  tx.query<PersonRow>(
    'lists.lock_people',
    `select u.id, u.first || ' ' || u.last as name, u.reboard, u.notify_week_preview,
       u.notify_nothing_chosen,
       array(select r.role from user_roles r where r.user_id = u.id) as roles
     from users u where u.id = any ($1::int[]) and u.deleted_at is null
     order by u.id ${LOCKS.people.forUpdate(['$1'])}`,
    [ids],
  );

async function changePerson(
  tx: Tx,
  actor: Actor,
  person: PersonRow,
  values: Values,
): Promise<boolean> {
  const fields = Object.keys(values).filter((name) => person[name] !== values[name]);
  if (fields.length === 0) return false;
  const after = Object.fromEntries(fields.map((name) => [name, values[name]]));
  await tx.query(
    'lists.change_person',
    `update users set reboard = coalesce($2, reboard),
       notify_week_preview = coalesce($3, notify_week_preview),
       notify_nothing_chosen = coalesce($4, notify_nothing_chosen) where id = $1`,
    [
      person.id,
      after.reboard ?? null,
      after.notify_week_preview ?? null,
      after.notify_nothing_chosen ?? null,
    ],
  );
  await record(tx, actor, {
    action: 'user.updated',
    subject: { type: 'user', id: person.id, label: person.name },
    aboutUserId: person.id,
    before: Object.fromEntries(fields.map((name) => [name, person[name]])),
    after,
  });
  await publish(tx, `private-record.user.${person.id}`, 'record.changed', {});
  return true;
}
