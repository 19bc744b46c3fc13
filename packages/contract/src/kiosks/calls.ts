import { z } from 'zod';
import { dateOut, id, idText, instantOut, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const KIOSKS = { any: ['internal_dashboard:kiosks'] } as const;
const token = z.string().regex(/^[\w-]{43}$/);

export const openPairing = endpoint({
  method: 'POST',
  path: '/api/kiosks/pairings',
  permission: 'anyone',
  tag: 'kiosks',
  summary: 'A code for a tablet to show, and the token that opens the hand-out once it is entered',
  responses: {
    201: z.object({
      data: z.object({ code: z.string(), token: z.string(), expires_at: instantOut }),
    }),
    ...refusals,
  },
});

export const askPairing = endpoint({
  method: 'POST',
  path: '/api/kiosks/pairings/state',
  permission: 'anyone',
  tag: 'kiosks',
  summary: 'Whether the code of a tablet was entered',
  body: z.object({ token }).strict(),
  responses: {
    200: z.object({ data: z.object({ state: z.enum(['waiting', 'paired', 'over']) }) }),
    ...refusals,
  },
});

export const kiosk = z.object({
  id,
  name: z.string(),
  destination_id: id,
  destination_name: z.string(),
  paired_at: instantOut,
  /** The last sign of life. */
  last_seen_at: instantOut.nullable(),
  /** Bags that it handed over today. */
  handed_over: z.number().int(),
  today: dateOut,
});
export type Kiosk = z.infer<typeof kiosk>;

export const listKiosks = endpoint({
  method: 'GET',
  path: '/api/kiosks',
  permission: KIOSKS,
  tag: 'kiosks',
  summary: 'The paired tablets, of one school where it is named',
  query: z.object({ destination_id: idText.optional() }),
  responses: { 200: z.object({ data: z.array(kiosk) }), ...refusals },
});

export const pairKiosk = endpoint({
  method: 'POST',
  path: '/api/kiosks',
  permission: KIOSKS,
  fresh: true,
  tag: 'kiosks',
  summary: 'Enter the code of a tablet, which then hands out for this school',
  body: z
    .object({
      destination_id: id,
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^\P{Cc}*$/u),
      code: z
        .string()
        .max(20)
        .transform((text) => text.replaceAll(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'pairing_code')),
    })
    .strict(),
  responses: { 201: z.object({ data: kiosk }), ...refusals },
});

export const revokeKiosk = endpoint({
  method: 'DELETE',
  path: '/api/kiosks/:kiosk',
  permission: KIOSKS,
  tag: 'kiosks',
  summary: 'Take a tablet off: its token opens nothing from now on',
  params: z.object({ kiosk: idText }),
  responses: { 204: z.undefined(), ...refusals },
});
