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
        /** The page that asks for the school that was looked for. */
        ask_url: z.string(),
      }),
    }),
    ...refusals,
  },
});

const named = z.object({ en: z.string(), es: z.string() });
const menuLink = z.object({ path: z.string(), label: named });
export const siteMenus = z.object({
  header: z.array(z.object({ label: named, links: z.array(menuLink) })),
  footer: z.array(menuLink),
});
export type SiteMenus = z.infer<typeof siteMenus>;

export const getSiteMenus = endpoint({
  method: 'GET',
  path: '/api/site-menus',
  permission: 'anyone',
  tag: 'public site',
  summary: 'The menus of the header and the links of the footer, to pages that visitors see now',
  responses: { 200: z.object({ data: siteMenus }), ...refusals },
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
