import type { ModelProperties } from '@yay/contract/model-properties';
import type { Properties } from '@yay/domain/allergy';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import {
  findProperties,
  holdItemOf,
  type PropertyModel,
  writeProperties,
} from './properties.repo.ts';

/** Changes what is known of a food; calendars show it, and filter by it, from now on. */
export async function updateModelProperties(
  db: Db,
  actor: Actor,
  asked: {
    readonly model: PropertyModel;
    readonly model_id: number;
    readonly properties: Properties;
  },
): Promise<ModelProperties | Refusal> {
  const { model, model_id: id } = asked;
  return db.tx(async (tx) => {
    const [seen] = await findProperties(tx, model, [id]);
    if (seen === undefined) return refuse(404, 'not_found');
    await holdItemOf(tx, seen.item_id);
    const [known] = await findProperties(tx, model, [id]);
    if (known === undefined) return refuse(404, 'not_found');
    if (known.archived) return refuse(409, 'archived');

    const properties = { ...known.properties, ...asked.properties };
    const changed = Object.keys(properties).filter(
      (name) => properties[name as never] !== known.properties[name as never],
    );
    if (changed.length > 0) {
      await writeProperties(tx, model, known, properties);
      const of = (all: Properties) =>
        Object.fromEntries(
          changed.map((name) => [`property.${name}`, all[name as never] ?? 'unverified']),
        );
      await record(tx, actor, {
        action: 'properties.updated',
        subject: { type: model === 'option' ? 'option' : 'item', id, label: known.name },
        before: of(known.properties),
        after: of(properties),
      });
      await publishList(tx, 'private-list.items', [known.item_id], actor);
    }
    return { model, model_id: id, name: known.name, properties };
  });
}
