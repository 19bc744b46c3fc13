import type { FastifyInstance } from 'fastify';

const STYLE_PATH = '/plain-page.css';
const STYLE = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8884}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media(max-width:48rem){tr,td,th{display:block}tr{padding:.6rem 0;border-bottom:1px solid #8884}td,th{padding:0;border:0}}
`;

/**
 * Returns a page that needs nothing of the web application; `body` is HTML, the title is text, and the
 * page's heading unless the body has its own (`isHeaded`).
 */
export const plainPage = (
  locale: 'en' | 'es',
  title: string,
  body: string,
  { isHeaded = false } = {},
): string =>
  `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${STYLE_PATH}"><title>${escapeText(title)}</title>
</head><body><main>${isHeaded ? '' : `<h1>${escapeText(title)}</h1>`}${body}</main></body></html>`;

export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Serves the style sheet of plain pages: the content policy allows no styles within a page. */
export function plainPageStyle(app: FastifyInstance): void {
  app.get(
    STYLE_PATH,
    { config: { permission: 'anyone', asker: 'ignored' } },
    async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/css; charset=utf-8')
        .send(STYLE),
  );
}
