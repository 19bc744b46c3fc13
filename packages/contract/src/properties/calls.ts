import { PROPERTIES } from '@yay/domain/allergy';
import { z } from 'zod';
import { errorBody, id, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { ordersAtRisk } from '../mass-cancellation/orders-at-risk.ts';
import { properties } from '../schedule/catalogue.ts';

const tag = 'properties';
const ITEMS = { any: ['internal_dashboard:items'] } as const;

/** Extras are items that stand beside a lunch. Of a luncher they are her tolerances. */
const model = z.enum(['item', 'option', 'extra']);
const ofModel = z.object({ model, model_id: id, name: z.string(), properties });
export type ModelProperties = z.infer<typeof ofModel>;

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/v2/properties',
  permission: 'signed_in',
  tag,
  summary: 'What food can be: nine allergens, diets, and spicy',
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          id,
          name: z.enum(PROPERTIES),
          type: z.enum(['allergen', 'diet', 'taste']),
        }),
      ),
    }),
    ...refusals,
  },
});

/** Returns the properties at the address where an item's form asks. */
export const listItemProperties = endpoint({ ...listProperties, path: '/api/item-properties' });

export const listModelProperties = endpoint({
  method: 'GET',
  path: '/api/v2/model-properties',
  permission: ITEMS,
  tag,
  summary: 'What is known of items, options or extras; what is missing is unverified',
  query: z.object({
    model,
    model_id: z
      .string()
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .pipe(z.array(id).max(200)),
  }),
  responses: { 200: z.object({ data: z.array(ofModel) }), ...refusals },
});

export const updateModelProperties = endpoint({
  method: 'PUT',
  path: '/api/v2/model-properties',
  permission: ITEMS,
  tag,
  summary: 'Change what is known of an item, an option or an extra; what is not named stays',
  body: z.object({
    model,
    model_id: id,
    properties,
    confirm_orders: z.boolean().default(false),
  }),
  responses: {
    200: z.object({ data: ofModel, cancellation_run_id: id.nullable() }),
    ...refusals,
    /** `at_risk`: ordered lunches that the change would make unsafe; it has to be confirmed. */
    409: errorBody.extend({ at_risk: ordersAtRisk.optional() }),
  },
});
