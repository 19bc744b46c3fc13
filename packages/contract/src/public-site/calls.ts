import { z } from 'zod';
import { idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const searchSchools = endpoint({
  method: 'GET',
  path: '/api/school-search',
  permission: 'anyone',
  tag: 'public site',
  summary: 'Schools by a name that is typed roughly, with where a visitor goes on',
  query: z.object({ value: z.string().max(120), locale: z.enum(['en', 'es']).optional() }),
  responses: {
    200: z.object({
      data: z.object({
        schools: z.array(
          z.object({
            name: z.string(),
            city: z.string(),
            delivers: z.boolean(),
            url: z.string(),
            said: z.string(),
            tone: z.string(),
          }),
        ),
        none: z.string(),
        missing: z.string(),
        ask: z.string(),
        /** Where the school that was looked for is asked for. */
        ask_url: z.string(),
      }),
    }),
    ...refusals,
  },
});

export const previewPage = endpoint({
  method: 'GET',
  path: '/api/pages/:id/versions/:version/preview',
  permission: { any: ['internal_dashboard:pages'] },
  tag: 'public site',
  summary: 'A version of a page as its visitors would see it, as a whole document without a script',
  params: z.object({ id: idText, version: idText }),
  responses: { 200: z.object({ data: z.object({ html: z.string() }) }), ...refusals },
});
