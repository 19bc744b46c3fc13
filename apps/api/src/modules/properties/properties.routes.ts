import * as contract from '@yay/contract/model-properties';
import { ALLERGENS, isDiet, PROPERTIES } from '@yay/domain/allergy';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, register } from '../../platform/http/index.ts';
import { findProperties } from './properties.repo.ts';
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

export function propertiesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listProperties, () => ({ data: ALL }));
  register(app, contract.listModelProperties, async ({ query: { model, model_id } }) => ({
    data: (await findProperties(db, model, model_id)).map(({ id, name, properties }) => ({
      model,
      model_id: id,
      name,
      properties,
    })),
  }));
  register(app, contract.updateModelProperties, async ({ actor, body }) => {
    const changed = await updateModelProperties(db, actor, body);
    return isRefusal(changed) ? changed : { data: changed };
  });
}
