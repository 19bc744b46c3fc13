import type { Db } from '../../platform/db/index.ts';
import { findProperties } from './properties.repo.ts';

/** Returns the known properties of items, options or extras. */
export async function listModelProperties(
  db: Db,
  model: Parameters<typeof findProperties>[1],
  modelId: Parameters<typeof findProperties>[2],
) {
  const rows = await findProperties(db, model, modelId);
  return rows.map(({ id, name, properties }) => ({ model, model_id: id, name, properties }));
}
