import { z } from 'zod';
import { idText, instantOut, page, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { BRIDGE_DESTINATIONS, DASHBOARD_DESTINATIONS, JOB_STATES } from './values.ts';

export const openBridge = endpoint({
  method: 'POST',
  path: '/api/bridge',
  permission: 'signed_in',
  impersonating: 'refused',
  tag: 'operations',
  summary:
    'A hand-off to the operations pages or an outside dashboard, good for one use and a minute',
  body: z.object({ destination: z.enum(BRIDGE_DESTINATIONS) }),
  responses: { 200: z.object({ data: z.object({ url: z.string() }) }), ...refusals },
});

export const listDashboards = endpoint({
  method: 'GET',
  path: '/api/bridge',
  permission: { any: ['internal_dashboard:schedules', 'credit:upload'] },
  tag: 'operations',
  summary: 'Which entries of the admin portal lead to a dashboard outside, by the bridge',
  responses: {
    200: z.object({ data: z.array(z.enum(DASHBOARD_DESTINATIONS)) }),
    ...refusals,
  },
});

/** Tells an outside dashboard which person was handed over to it. The token is the credential. */
export const redeemBridge = endpoint({
  method: 'POST',
  path: '/api/bridge/redeem',
  permission: 'anyone',
  tag: 'operations',
  summary: 'Who holds this hand-off; once',
  body: z.object({ destination: z.enum(BRIDGE_DESTINATIONS), token: z.string().min(1).max(200) }),
  responses: {
    200: z.object({
      data: z.object({
        id: z.number().int(),
        email: z.string(),
        full_name: z.string(),
        roles: z.array(z.string()),
      }),
    }),
    ...refusals,
  },
});

const TELESCOPE = { any: ['telescope'] } as const;
const VAPOR = { any: ['vapor_ui'] } as const;
const paged = { page: idText.optional() };

export const requestEntry = z.object({
  id: z.number().int(),
  at: instantOut,
  request_id: z.string(),
  method: z.string(),
  /** The route's pattern: addresses hold ids. */
  route: z.string(),
  status: z.number().int(),
  ms: z.number().int(),
  user_id: z.number().int().nullable(),
  impersonator_id: z.number().int().nullable(),
  ip: z.string().nullable(),
  code: z.string().nullable(),
});
export type RequestEntry = z.infer<typeof requestEntry>;

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/ops/requests',
  permission: TELESCOPE,
  tag: 'operations',
  summary: 'Requests that were slow or failed',
  query: z.object({ kind: z.enum(['slow', 'refused', 'failed']).optional(), ...paged }),
  responses: { 200: page(requestEntry), ...refusals },
});

export const exceptionEntry = z.object({
  fingerprint: z.string(),
  name: z.string(),
  message: z.string(),
  stack: z.string(),
  place: z.string(),
  times: z.number().int(),
  first_at: instantOut,
  last_at: instantOut,
  last_request_id: z.string().nullable(),
  resolved_at: instantOut.nullable(),
});
export type ExceptionEntry = z.infer<typeof exceptionEntry>;

export const listExceptions = endpoint({
  method: 'GET',
  path: '/api/ops/exceptions',
  permission: TELESCOPE,
  tag: 'operations',
  summary: 'What went wrong in the product itself, the same fault once',
  query: z.object({ state: z.enum(['open', 'resolved']).optional(), ...paged }),
  responses: { 200: page(exceptionEntry), ...refusals },
});

export const resolveException = endpoint({
  method: 'POST',
  path: '/api/ops/exceptions/:fingerprint/resolve',
  permission: TELESCOPE,
  tag: 'operations',
  summary: 'Mark a fault as mended; it opens again when it comes again',
  params: z.object({ fingerprint: z.string().regex(/^[0-9a-f]{40}$/) }),
  responses: { 204: z.undefined(), ...refusals },
});

export const jobEntry = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  attempt: z.number().int(),
  attempts_at_most: z.number().int(),
  created_at: instantOut,
  start_after: instantOut,
  started_at: instantOut.nullable(),
  ended_at: instantOut.nullable(),
  error: z.string().nullable(),
});
export type JobEntry = z.infer<typeof jobEntry>;

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/ops/jobs',
  permission: VAPOR,
  tag: 'operations',
  summary: 'Jobs: waiting, running, failed, done',
  query: z.object({
    state: z.enum(JOB_STATES).optional(),
    queue: z.string().max(80).optional(),
    ...paged,
  }),
  responses: {
    200: page(jobEntry).extend({
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: z.number().int(),
          running: z.number().int(),
          failed: z.number().int(),
        }),
      ),
    }),
    ...refusals,
  },
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/ops/jobs/:id/retry',
  permission: VAPOR,
  tag: 'operations',
  summary: 'Try a failed job once more',
  params: z.object({ id: z.uuid() }),
  responses: { 204: z.undefined(), ...refusals },
});

export const mailEntry = z.object({
  id: z.number().int(),
  created_at: instantOut,
  /**
   * The address without the name before the @: a person who mends the mail need not read whose it
   * is.
   */
  to: z.string(),
  template: z.string(),
  locale: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number().int(),
  error: z.string().nullable(),
});
export type MailEntry = z.infer<typeof mailEntry>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/ops/mails',
  permission: VAPOR,
  tag: 'operations',
  summary: 'Mails: waiting, sent, failed',
  query: z.object({ state: z.enum(['waiting', 'sent', 'failed']).optional(), ...paged }),
  responses: { 200: page(mailEntry), ...refusals },
});

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/ops/mails/:id/retry',
  permission: VAPOR,
  tag: 'operations',
  summary: 'Try to send a mail that failed once more',
  params: z.object({ id: idText }),
  responses: { 204: z.undefined(), ...refusals },
});

export const listSchedules = endpoint({
  method: 'GET',
  path: '/api/ops/schedules',
  permission: VAPOR,
  tag: 'operations',
  summary: 'What runs by itself, and when',
  responses: {
    200: z.object({
      data: z.array(
        z.object({
          queue: z.string(),
          /** A cron line of real time, UTC. */
          cron: z.string(),
          last_at: instantOut.nullable(),
          last_state: z.enum(JOB_STATES).nullable(),
        }),
      ),
      /** The locks and serves that are due by the product’s clock. */
      due: z.array(
        z.object({
          kind: z.enum(['lock', 'serve']),
          market: z.string(),
          date: z.string(),
          at: instantOut,
        }),
      ),
    }),
    ...refusals,
  },
});
