import { PROPERTIES } from '@yay/domain/allergy';
import { BADGE_FORMATS } from '@yay/domain/badges';
import { ACT_KINDS, ACT_REFUSALS, PROBLEM_KINDS } from '@yay/domain/handouts';
import { z } from 'zod';
import { dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { TINTS } from '../items/values.ts';
import { MOST_ACTS, NOTE_MAX } from './values.ts';

const SCHOOLS = { any: ['school:portal'] } as const;
const orderId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const property = z.enum(PROPERTIES);

export const bag = z.object({
  order_id: orderId,
  /** Grab-and-go is taken from what the school keeps ready. */
  kind: z.enum(['calendar', 'grab_and_go']),
  first: z.string(),
  last: z.string(),
  grade_id: id.nullable(),
  grade: z.string(),
  room: z.string().nullable(),
  period: z.string().nullable(),
  item: z.string(),
  picture: z.string(),
  tint: z.enum(TINTS),
  options: z.array(z.string()),
  extras: z.array(z.string()),
  strict: z.array(property),
  is_canceled: z.boolean(),
  /** The reason why it must not be handed over any more; null where it may. */
  not_safe: z
    .object({ property, part: z.string(), found: z.enum(['contains', 'unverified']) })
    .nullable(),
  /** Version of the content; an act says which version it saw. */
  version: z.string(),
  badges: z.array(z.object({ format: z.enum(BADGE_FORMATS), number: z.string() })),
  /** Labels that were printed for it; a void one says what is no longer true. */
  labels: z.array(z.object({ token: z.string(), is_void: z.boolean() })),
});
export type Bag = z.infer<typeof bag>;

export const handOutEvent = z.object({
  id: z.string(),
  order_id: orderId,
  kind: z.enum(ACT_KINDS),
  undoes: z.string().nullable(),
  problem: z.enum(PROBLEM_KINDS).nullable(),
  note: z.string().nullable(),
  /** Time by the device's clock. */
  device_at: instantOut,
  /** Time at the server, which decides the order of events. */
  received_at: instantOut,
  refusal: z.enum(ACT_REFUSALS).nullable(),
  /** The tablet or the person. */
  by: z.string(),
});
export type HandOutEvent = z.infer<typeof handOutEvent>;

export const handOutDay = z.object({
  school: z.object({ id, name: z.string() }),
  /** The name of the tablet that asks; null for a person. */
  kiosk: z.string().nullable(),
  date: dateOut,
  time_zone: z.string(),
  server_now: instantOut,
  /** Real time, by which a device's clock is right or wrong: the product's own may have been set. */
  real_now: instantOut,
  /** The reason why nobody has a lunch today; null where somebody has. */
  idle: z
    .object({
      why: z.enum(['closed', 'weekend', 'nobody']),
      /** The name of the closure of the whole school. */
      closure: z.string().nullable(),
      /** The next day for which lunches are ordered. */
      next_on: dateOut.nullable(),
    })
    .nullable(),
  /** Bags by grade and name. */
  bags: z.array(bag),
  /** Events in the order of their arrival at the server. */
  events: z.array(handOutEvent),
});
export type HandOutDay = z.infer<typeof handOutDay>;

const uuid = z.uuid().toLowerCase();
const deviceInstant = z.iso
  .datetime({ offset: true })
  .refine((text) => text >= '1900' && text < '3000');

export const handOutAct = z
  .object({
    /** Made on the device: the same id twice is one act. */
    id: uuid,
    order_id: orderId,
    kind: z.enum(ACT_KINDS),
    undoes: uuid.nullish(),
    problem: z.enum(PROBLEM_KINDS).nullish(),
    note: z.string().trim().max(NOTE_MAX).nullish(),
    /** The version of the bag that the screen showed. */
    seen: z.string().max(200).nullish(),
    /** Token of the label that was scanned, if one was. */
    label_token: z.string().max(100).nullish(),
    device_at: deviceInstant,
  })
  .strict()
  .superRefine((act, context) => {
    const miss = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'required' });
    if (act.kind === 'undone' && !act.undoes) miss('undoes');
    if (act.kind === 'problem' && !act.problem) miss('problem');
  });
export type HandOutAct = z.output<typeof handOutAct>;
export type HandOutActGiven = z.input<typeof handOutAct>;

const acts = z
  .object({
    /**
     * The instant of sending, by the device's clock: an act that waited is placed by the
     * difference.
     */
    sent_at: deviceInstant.optional(),
    acts: z.array(handOutAct).min(1, 'required').max(MOST_ACTS, 'too_many'),
  })
  .strict();
export type HandOutActsTaken = z.output<typeof acts>;

export const actResult = z.object({
  id: z.string(),
  /** Unknown: this school has no such order, and nothing is kept of it. */
  outcome: z.enum(['counted', 'refused', 'unknown']),
  refusal: z.enum(ACT_REFUSALS).nullable(),
  /** Sentence for the device to say aloud; null where there is none. */
  say: z.string().nullable(),
});
export type ActResult = z.infer<typeof actResult>;

const day = { 200: z.object({ data: handOutDay }), ...refusals };
const results = { 200: z.object({ data: z.array(actResult) }), ...refusals };

export const getKioskDay = endpoint({
  method: 'GET',
  path: '/api/kiosk/day',
  permission: 'kiosk',
  tag: 'hand-out',
  summary: 'Today’s bags of the tablet’s school',
  responses: day,
});

export const sendKioskActs = endpoint({
  method: 'POST',
  path: '/api/kiosk/acts',
  permission: 'kiosk',
  tag: 'hand-out',
  summary: 'What was done with bags; each act counts once, however often it is sent',
  body: acts,
  responses: results,
});

export const leaveKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosk/leave',
  permission: 'kiosk',
  tag: 'hand-out',
  summary: 'The tablet takes itself off',
  responses: { 204: z.undefined(), ...refusals },
});

const params = z.object({ school: idText });

export const getHandOutDay = endpoint({
  method: 'GET',
  path: '/api/schools/:school/hand-out',
  permission: SCHOOLS,
  tag: 'hand-out',
  summary: 'Today’s bags of a school',
  params,
  responses: day,
});

export const sendHandOutActs = endpoint({
  method: 'POST',
  path: '/api/schools/:school/hand-out/acts',
  permission: SCHOOLS,
  tag: 'hand-out',
  summary: 'What was done with bags by somebody of the school',
  params,
  body: acts,
  responses: results,
});
