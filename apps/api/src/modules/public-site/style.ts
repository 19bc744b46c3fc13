import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { transform } from 'lightningcss';
import { KEPT, sendPacked } from '../../platform/http/index.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const UI = at('../../../../../packages/ui/package.json');
const font = (family: string) =>
  createRequire(UI).resolve(
    `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );

interface Served {
  /** Carries a hash of its content, so a browser keeps it for good. */
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

function served(name: string, extension: string, type: string, content: Buffer): Served {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/site/${name}-${hash}.${extension}`, type, content };
}

const headings = served('gabarito', 'woff2', 'font/woff2', readFileSync(font('gabarito')));
const text = served('figtree', 'woff2', 'font/woff2', readFileSync(font('figtree')));
const face = (family: string, weights: string, { path }: Served) =>
  `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:${weights};font-style:normal;font-display:swap}`;

/** A sheet without what only its writers read: a page waits for it before it shows anything. */
const packed = (css: string): Buffer =>
  Buffer.from(transform({ filename: 'site.css', code: Buffer.from(css), minify: true }).code);

/** Parts of the product that public pages show, in the order in which they are laid over each other. */
const PARTS = [
  'tokens',
  'base',
  'button',
  'icon-button',
  'logo',
  'plate',
  'avatar',
  'tag',
  'chip',
  'field',
  'card',
  'notice',
  'choice-card',
  'gift-card',
  'dialog',
  'home-screen',
];

/** The product's tokens and parts, and the layout of the public pages, in one file. */
const sheet = served(
  'site',
  'css',
  'text/css; charset=utf-8',
  packed(
    [
      face('Gabarito', '400 900', headings),
      face('Figtree', '300 900', text),
      ...[
        ...PARTS.map((part) => `../../../../../packages/ui/src/${part}.css`),
        './style/public.css',
        './style/public-pages.css',
        './style/site.css',
        './style/home-offer.css',
      ].map((path) => readFileSync(at(path), 'utf8')),
    ].join('\n'),
  ),
);
const island = served(
  'site',
  'js',
  'text/javascript; charset=utf-8',
  readFileSync(at('./island.js')),
);

/** Styles of the strip of whoever acts as somebody else, which hardly anybody sees. */
const impersonation = served(
  'impersonation',
  'css',
  'text/css; charset=utf-8',
  readFileSync(at('../../../../../packages/ui/src/impersonation-strip.css')),
);

export const SITE_FILES = {
  sheet: sheet.path,
  impersonation: impersonation.path,
  script: island.path,
  fonts: [headings.path, text.path],
} as const;

export function siteFiles(app: FastifyInstance): void {
  const config = { permission: 'anyone', asker: 'ignored', answers: 'file' } as const;
  for (const { path, type, content } of [sheet, impersonation, island]) {
    app.get(path, { config, compress: false }, sendPacked(type, content));
  }
  for (const { path, type, content } of [headings, text]) {
    app.get(path, { config }, (_request, reply) =>
      reply.header('cache-control', KEPT).type(type).send(content),
    );
  }
}
