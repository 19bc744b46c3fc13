import type { ModelProperties } from '@yay/contract/properties/calls';
import { PROPERTIES, type Properties } from '@yay/domain/allergy';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { beginFoodChange } from '../mass-cancellation/index.ts';
import {
  findProperties,
  type KnownProperties,
  lockItemOf,
  type PropertyModel,
  writeProperties,
} from './properties.repo.ts';

interface Asked {
  readonly model: PropertyModel;
  readonly model_id: number;
  readonly properties: Properties;
  readonly confirm_orders: boolean;
}

interface Updated {
  readonly known: ModelProperties;
  /** The run that cancels lunches which are no longer safe. */
  readonly runId: number | null;
}

/**
 * Changes what is known of a food; calendars show it, and filter by it, from now on. Ordered lunches
 * that their children must not eat any more are taken back, once that is confirmed.
 */
export async function updateModelProperties(
  parts: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  asked: Asked,
): Promise<Updated | Refusal> {
  for (;;) {
    const updated = await parts.db.tx((tx) => updateIn(tx, parts.jobs, actor, asked));
    if (updated !== 'changed_meanwhile') return updated;
  }
}

async function updateIn(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  { model, model_id: id, properties: named, confirm_orders: confirmed }: Asked,
): Promise<Updated | Refusal | 'changed_meanwhile'> {
  const [seen] = await findProperties(tx, model, [id]);
  if (seen === undefined) return refuse(404, 'not_found');
  if (seen.archived) return refuse(409, 'archived');
  const properties = { ...seen.properties, ...named };
  const change = {
    kind: model === 'option' ? 'option' : 'item',
    id,
    before: seen.properties,
    after: properties,
  } as const;
  const recall = await beginFoodChange(tx, actor, {
    itemId: seen.item_id,
    name: seen.name,
    changes: [change],
    confirmed,
  });
  await lockItemOf(tx, seen.item_id);
  const [held] = await findProperties(tx, model, [id]);
  if (held === undefined || !isSame(held, seen)) return 'changed_meanwhile';
  if (isRefusal(recall)) return recall;

  const known = { model, model_id: id, name: seen.name, properties };
  const changed = PROPERTIES.filter((name) => properties[name] !== seen.properties[name]);
  if (changed.length === 0) return { known, runId: null };
  await writeProperties(tx, model, seen, properties);
  const of = (all: Properties) =>
    Object.fromEntries(changed.map((name) => [`property.${name}`, all[name] ?? 'unverified']));
  await record(tx, actor, {
    action: 'properties.updated',
    subject: { type: model === 'option' ? 'option' : 'item', id, label: seen.name },
    before: of(seen.properties),
    after: of(properties),
  });
  await publishList(tx, 'private-list.items', [seen.item_id], actor);
  return { known, runId: await recall(jobs) };
}

/**
 * Tells whether the item is unchanged: the request that held the lock before may have changed or
 * archived it.
 */
const isSame = (held: KnownProperties, seen: KnownProperties): boolean =>
  held.archived === seen.archived &&
  PROPERTIES.every((name) => held.properties[name] === seen.properties[name]);
