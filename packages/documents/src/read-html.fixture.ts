const TAGS = new Set(
  'p h2 h3 h4 blockquote ul ol li hr br figure figcaption img div details summary a strong em u s code'.split(
    ' ',
  ),
);
const VOID = new Set(['hr', 'br', 'img']);
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  id: /^[a-z0-9-]+$/,
  start: /^\d+$/,
  class: /^doc-[a-z-]+( doc-[a-z-]+)*$/,
  role: /^note$/,
  'data-part': /^[A-Za-z]+$/,
  href: /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i,
  src: /^\/media\//,
  alt: /^/,
  loading: /^lazy$/,
  decoding: /^async$/,
};
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>|([^<>]+)/g;

/** Reads HTML strictly, and returns what a page must not hold; nothing where all is as it should be. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  for (const token of html.matchAll(TOKEN)) {
    if (token.index !== at) faults.push(`not read: ${html.slice(at, token.index)}`);
    at = token.index + token[0].length;
    const [, slash, tag, attributes, text] = token;
    if (text !== undefined) {
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(text)) faults.push(`bare &: ${text}`);
      if (/["']/.test(text)) faults.push(`bare quote: ${text}`);
      continue;
    }
    if (tag === undefined || !TAGS.has(tag)) faults.push(`tag: ${tag}`);
    else if (slash) {
      if (open.pop() !== tag) faults.push(`closed out of turn: ${tag}`);
    } else if (!VOID.has(tag)) open.push(tag);
    for (const [, name = '', value = ''] of (attributes ?? '').matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES[name]?.test(value)) faults.push(`attribute: ${name}=${value}`);
    }
  }
  if (at !== html.length) faults.push(`not read: ${html.slice(at)}`);
  if (open.length > 0) faults.push(`left open: ${open.join()}`);
  return faults;
}
