import { ROLES } from '@yay/domain/access';
import { z } from 'zod';
import { refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { INTRO_STEPS } from '../site-options/values.ts';

export const orderTimes = z.object({
  customerOrderUntil: z.object({
    day: z.number().int(),
    hour: z.number().int(),
    minute: z.number().int(),
  }),
  staffHour: z.number().int(),
  weekHour: z.number().int(),
  dayBeforeHour: z.number().int(),
  bulkHour: z.number().int(),
  schoolDayEnd: z.object({ hour: z.number().int(), minute: z.number().int() }),
});

export const siteOption = z.object({ type: z.string(), fields: z.record(z.string(), z.unknown()) });
export type SiteOption = z.infer<typeof siteOption>;

export const getSiteOptions = endpoint({
  method: 'GET',
  path: '/api/site-options',
  permission: 'anyone',
  tag: 'settings',
  summary: 'What the team has set for the whole site',
  responses: { 200: z.object({ data: z.array(siteOption) }), ...refusals },
});

export const getFeatures = endpoint({
  method: 'GET',
  path: '/api/features',
  permission: 'anyone',
  tag: 'settings',
  summary: 'Feature flags',
  responses: {
    200: z.object({ data: z.array(z.object({ name: z.string(), value: z.boolean() })) }),
    ...refusals,
  },
});

export const getIntroPictures = endpoint({
  method: 'GET',
  path: '/api/intro-pictures',
  permission: 'anyone',
  tag: 'settings',
  summary:
    'The pictures that the team chose for the introduction; a step without one has a drawing',
  responses: {
    200: z.object({
      data: z.array(z.object({ step: z.enum(INTRO_STEPS), picture: z.string(), alt: z.string() })),
    }),
    ...refusals,
  },
});
export type IntroPicture = z.infer<(typeof getIntroPictures)['responses'][200]>['data'][number];

export const demoSignIn = z.object({
  email: z.string(),
  /** The person whose name and note the words say. */
  who: z.enum(['parent', 'newparent', 'returning', ...ROLES]),
  role: z.enum(ROLES),
});

export const config = z.object({
  environment: z.enum(['production', 'staging', 'demo', 'development', 'lab', 'test']),
  product_name: z.string(),
  product_short: z.string(),
  contact: z.object({ email: z.string(), sms: z.string() }),
  /** Only where the world is made up. The password is the same for all of them. */
  demo: z.object({ password: z.string(), sign_ins: z.array(demoSignIn) }).nullable(),
  /** Server's clock at the moment of the answer, for countdowns. */
  server_now: z.string(),
  version: z.string(),
});
export type Config = z.infer<typeof config>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  permission: 'anyone',
  tag: 'settings',
  summary: 'What the browser must know before anybody signs in',
  responses: { 200: z.object({ data: config }), ...refusals },
});
