import type { Portal } from '@yay/contract/page';
import { FIRST_DATA_ID, type FirstData } from '@yay/contract/shell/first-data';
import type { Assets } from './web-build.ts';

export interface Filling {
  readonly locale: 'en' | 'es';
  readonly portal: Portal;
  readonly title: string;
  /** The description for search engines. */
  readonly description: string;
  /** Told to who has scripts turned off. */
  readonly noScript: string;
  /** Told to who has waited long for the program, with what the link says that loads the page again. */
  readonly late: { readonly title: string; readonly text: string; readonly again: string };
  readonly assets: Assets;
  /** Asked for at once: else they are found only when the styles are read. */
  readonly fonts: readonly string[];
  readonly data: FirstData;
}

/** Puts a page's own things into the built index.html. */
export function fillTemplate(html: string, filling: Filling): string {
  const { locale, portal, title, description, noScript, late, assets, fonts, data } = filling;
  const head = [
    `<meta name="description" content="${escaped(description)}">`,
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${escaped(file)}">`,
    ),
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${escaped(file)}">`),
    ...assets.scripts.map(
      (file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`,
    ),
    `<script type="application/json" id="${FIRST_DATA_ID}">${inScript(data)}</script>`,
  ].join('\n');
  // Replaced by functions: in a replacing text, `$&` of somebody's name would mean something.
  return html
    .replace(/<html[^>]*>/, () => `<html lang="${locale}" data-portal="${portal}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head}\n</head>`)
    .replace(
      '<div class="first-late"></div>',
      () =>
        `<div class="first-late"><h1>${escaped(late.title)}</h1><p>${escaped(late.text)} <a href="">${escaped(late.again)}</a></p></div>`,
    )
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</body>', () => `<noscript><p>${escaped(noScript)}</p></noscript>\n</body>`);
}

/** JSON that cannot end the script element, nor begin a comment in it. */
const inScript = (data: FirstData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
