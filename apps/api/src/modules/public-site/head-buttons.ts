import type { Document, DocumentNode, RenderOptions } from '@yay/documents';
import { buttonHtml } from './home-section.ts';

interface Split {
  readonly buttons: readonly DocumentNode[];
  readonly rest: Document | null;
}

/** Splits a document that begins with buttons, which stand in the head of its page, from what follows. */
export function splitButtons(body: Document | null): Split {
  const nodes = body?.content ?? [];
  const first = nodes.findIndex(({ type }) => type !== 'buttonLink');
  const end = first === -1 ? nodes.length : first;
  return {
    buttons: nodes.slice(0, end),
    rest: body === null || end === 0 ? body : { ...body, content: nodes.slice(end) },
  };
}

/** Draws the buttons of a head: the first one is what the page asks for. */
export function headButtons(
  buttons: readonly DocumentNode[],
  { onColor, ...options }: RenderOptions & { readonly onColor: boolean },
): string {
  const links = buttons.map((button, at) => {
    const look = onColor ? 'btn-on' : at === 0 ? 'btn-primary' : 'btn-line';
    return buttonHtml(button, `btn btn-lg ${look}`, options);
  });
  const html = links.join('');
  return html === '' ? '' : `<p class="ptop-acts">${html}</p>`;
}

/** Gives the buttons within a text the look of buttons. */
export const withButtons = (html: string, look: string): string =>
  html.replaceAll('<p class="doc-button"><a ', `<p class="doc-button"><a class="btn ${look}" `);
