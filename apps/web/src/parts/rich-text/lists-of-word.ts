interface OpenList {
  readonly list: Element;
  readonly level: number;
  /** Word's own name of the list. */
  readonly name: string;
}

/** Paragraphs that are items of a list by their style become one. */
export function listsOfWord(page: Document): void {
  let open: OpenList[] = [];
  for (const paragraph of [...page.body.querySelectorAll('p')]) {
    const style = paragraph.getAttribute('data-style') ?? '';
    const [, name = '', depth = '0'] = /mso-list:\s*(\S+)\s+level(\d+)/i.exec(style) ?? [];
    const level = Number(depth);
    if (level === 0 || !follows(paragraph, open)) open = [];
    if (level === 0) continue;
    const tag = tagBy(paragraph);
    open = open.filter(
      (one) => one.level < level || (one.level === level && goesOn(one, tag, name)),
    );
    let top = open.at(-1);
    if (!top || top.level < level) {
      const list = page.createElement(tag);
      const parent = top?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      top = { list, level, name };
      open.push(top);
    }
    const item = page.createElement('li');
    const text = page.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    top.list.append(item);
    paragraph.remove();
  }
}

const follows = (paragraph: Element, [outer]: readonly OpenList[]): boolean =>
  outer?.list.nextElementSibling === paragraph;

/** Bullets are the same to a reader, whichever list they are of; numbers begin anew. */
const goesOn = ({ list, name }: OpenList, tag: string, other: string): boolean =>
  list.tagName.toLowerCase() === tag && (tag === 'ul' || name === other);

/** The kind of list, by the sign before an item, which is taken away. */
function tagBy(paragraph: Element): 'ol' | 'ul' {
  const marker = paragraph.querySelector('[data-style*="mso-list"]');
  const sign = (marker?.textContent ?? '').trim();
  marker?.remove();
  return /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul';
}
