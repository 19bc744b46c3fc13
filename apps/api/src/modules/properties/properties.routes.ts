import * as contract from '@yay/contract/properties/calls';
import { ALLERGENS, isDiet, PROPERTIES } from '@yay/domain/allergy';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { listModelProperties } from './list-model-properties.ts';
import { updateModelProperties } from './update-model-properties.ts';

const ALL = PROPERTIES.map((name, at) => ({
  id: at + 1,
  name,
  type: ALLERGENS.some((allergen) => allergen === name)
    ? ('allergen' as const)
    : isDiet(name)
      ? ('diet' as const)
      : ('taste' as const),
}));

export function propertiesRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly jobs: Jobs },
): void {
  const { db } = parts;
  for (const endpoint of [contract.listProperties, contract.listItemProperties]) {
    register(app, endpoint, () => ({ data: ALL }));
  }
  register(app, contract.listModelProperties, async ({ query: { model, model_id } }) => ({
    data: await listModelProperties(db, model, model_id),
  }));
  register(app, contract.updateModelProperties, async ({ actor, body }) => {
    const changed = await updateModelProperties(parts, actor, body);
    if (isRefusal(changed)) return changed;
    return { data: changed.known, cancellation_run_id: changed.runId };
  });
}
