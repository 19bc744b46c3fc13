import { z } from 'zod';
import { refusals } from '../common.ts';
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
      }),
    }),
    ...refusals,
  },
});
