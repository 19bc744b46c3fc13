import {
  type Document,
  type DocumentNode,
  type RenderOptions,
  renderDocument,
} from '@yay/documents';
import type { Locale } from '@yay/words/locales';
import { type StepDrawing, stepDrawing } from './step-drawings.ts';

/** Drawings beside the numbered steps of pages that the product brings, one for each step. */
const DRAWN: Readonly<Record<string, readonly StepDrawing[]>> = {
  '/how-it-works-for-parents': ['children', 'week', 'meal', 'save', 'label'],
  '/how-it-works-for-schools': ['morning', 'list', 'handOut', 'closing', 'nothing'],
};

const TINTS = ['peach', 'sky', 'butter', 'rose', 'mint'] as const;
const NUMBER = /^\d{1,2}\.\s+/;

interface Step {
  readonly heading: DocumentNode;
  readonly paragraphs: readonly DocumentNode[];
}

interface Told {
  readonly steps: readonly Step[];
  /** The rest of the document, from the first node that belongs to no step. */
  readonly rest: Document;
}

/** Splits a document that begins with numbered headings, each with paragraphs, from what follows them. */
export function splitSteps(body: Document): Told {
  const nodes = body.content ?? [];
  const steps: Step[] = [];
  let at = 0;
  for (let node = nodes[at]; node && isNumbered(node); node = nodes[at]) {
    const end = nodes.findIndex(({ type }, place) => place > at && type !== 'paragraph');
    const next = end === -1 ? nodes.length : end;
    steps.push({ heading: node, paragraphs: nodes.slice(at + 1, next) });
    at = next;
  }
  return { steps, rest: { ...body, content: nodes.slice(at) } };
}

const isNumbered = ({ type, content }: DocumentNode): boolean =>
  type === 'heading' && NUMBER.test(content?.[0]?.text ?? '');

/** Returns the steps of a page as large numbers beside their drawings; null where it has none to draw. */
export function numberedSteps(
  path: string,
  body: Document | null,
  locale: Locale,
  options: RenderOptions,
): { readonly html: string; readonly rest: Document } | null {
  const drawings = Object.hasOwn(DRAWN, path) ? DRAWN[path] : undefined;
  if (drawings === undefined || body === null) return null;
  const { steps, rest } = splitSteps(body);
  if (steps.length < 2) return null;
  const drawn = steps.map(({ heading, paragraphs }, at) => {
    const words = renderDocument(
      { type: 'doc', content: [withoutNumber(heading), ...paragraphs] },
      options,
    );
    const name = drawings[at];
    const look = name === 'week' ? ' fill-week' : '';
    const picture =
      name === undefined
        ? ''
        : `<div class="st-pic ${TINTS[at % TINTS.length]}${look}" aria-hidden="true">${stepDrawing(name, locale)}</div>`;
    return `<li class="st ${at % 2 === 0 ? 'st-a' : 'st-c'}"><div class="st-words"><span class="st-n" aria-hidden="true">${at + 1}</span><div>${words}</div></div>${picture}</li>`;
  });
  return {
    html: `<section class="wrap hsteps"><ol class="story">${drawn.join('\n')}</ol></section>`,
    rest,
  };
}

/** The list tells the number, and its large figure shows it. */
function withoutNumber(heading: DocumentNode): DocumentNode {
  const [first, ...more] = heading.content ?? [];
  const text = (first?.text ?? '').replace(NUMBER, '');
  return { ...heading, content: [...(first && text !== '' ? [{ ...first, text }] : []), ...more] };
}
