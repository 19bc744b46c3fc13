import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import {
  isDocumentLink,
  type NodeRule,
  SECTIONS,
  type ShownPicture,
  schemaOf,
  type Variant,
} from '@yay/documents';
import { blockKeys } from './move-blocks.ts';

export interface EditorPictures {
  /** How a picture of the library is shown; null where it is gone. */
  readonly pictureOf: (asset: number) => ShownPicture | string | null;
  /** Returns the name that stands in the place of a part of the site. */
  readonly partName: (name: string) => string;
  readonly pictureGone: string;
  /** Returns the name of a section of the start page. */
  readonly sectionName: (name: string) => string;
}

/**
 * Returns the editor's extensions in a variant: the kit's nodes held to the expressions of the documents'
 * schema, so that nothing can be written that the server refuses.
 */
export function extensionsFor(variant: Variant, pictures: EditorPictures): AnyExtension[] {
  const { nodes, marks } = schemaOf(variant);
  const has = (name: string) => Object.hasOwn(nodes, name);
  const withMark = (name: string) => Object.hasOwn(marks, name);
  const kit = StarterKit.configure({
    codeBlock: false,
    trailingNode: false,
    dropcursor: has('picture') ? { class: 'rich-drop' } : false,
    gapcursor: has('picture') ? undefined : false,
    heading: has('heading') ? { levels: [1, 2, 3] } : false,
    ...Object.fromEntries(
      (
        [
          'paragraph',
          'blockquote',
          'bulletList',
          'orderedList',
          'listItem',
          'horizontalRule',
          'hardBreak',
        ] as const
      )
        .filter((name) => !has(name))
        .map((name) => [name, false]),
    ),
    ...Object.fromEntries(
      (['bold', 'italic', 'underline', 'strike', 'code'] as const)
        .filter((name) => !withMark(name))
        .map((name) => [name, false]),
    ),
    listKeymap: has('paragraph') && has('listItem') ? undefined : false,
    link: withMark('link')
      ? {
          openOnClick: false,
          autolink: true,
          linkOnPaste: true,
          defaultProtocol: 'https',
          isAllowedUri: (link) => isDocumentLink(link),
          HTMLAttributes: { rel: null, target: null },
        }
      : false,
  });
  return [
    kit.extend({
      addExtensions() {
        return (this.parent?.() ?? []).map((extension) => held(extension, nodes));
      },
    }),
    ...(has('picture') ? siteBlocks(nodes, pictures) : []),
    ...(has('paragraph') ? [] : [itemKeys]),
    ...(has('picture') ? [blockKeys] : []),
  ];
}

/** An extension of the kit, held to the schema of documents. */
function held(extension: AnyExtension, nodes: Readonly<Record<string, NodeRule>>): AnyExtension {
  if (extension instanceof Mark && extension.name === 'link') {
    return extension.extend({
      addAttributes: () => ({
        href: { default: null, parseHTML: (el: Element) => el.getAttribute('href') },
      }),
    });
  }
  if (!(extension instanceof Node)) return extension;
  const rule = nodes[extension.name];
  if (rule === undefined || extension.name === 'text') return extension;
  return extension.extend({
    ...(rule.content === '' ? {} : { content: rule.content }),
    ...(extension.name === 'orderedList' && {
      addAttributes: () => ({
        start: {
          default: 1,
          parseHTML: (el: Element) => Number.parseInt(el.getAttribute('start') ?? '1', 10) || 1,
        },
      }),
    }),
  });
}

/** Where items hold their text themselves, Enter makes the next item. */
const itemKeys = Extension.create({
  name: 'itemKeys',
  priority: 1_000,
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitBlock() };
  },
});

type BlockOptions = Exclude<Parameters<typeof Node.create>[0], (() => unknown) | undefined>;

/** A block of the site as the editor holds it, with the attributes that its rule allows. */
function blockOf(name: string, rule: NodeRule, more: BlockOptions): AnyExtension {
  const attributeOf = (
    attribute: string,
    { default: usual, allows }: NodeRule['attributes'][string],
  ) => ({
    default: usual ?? null,
    parseHTML: (element: HTMLElement) => {
      const text = element.getAttribute(`data-${attribute}`);
      const value = attribute === 'asset' && text !== null ? Number(text) : text;
      return allows(value) ? value : (usual ?? null);
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[attribute] === null ? {} : { [`data-${attribute}`]: attributes[attribute] },
  });
  return Node.create({
    name,
    ...(rule.content === ''
      ? { atom: true, selectable: true, draggable: true }
      : { content: rule.content, defining: true }),
    marks: rule.marks ? '_' : '',
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(rule.attributes).map(([attribute, attributeRule]) => [
          attribute,
          attributeOf(attribute, attributeRule),
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-rich="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) =>
      rule.content === ''
        ? ['div', { ...HTMLAttributes, 'data-rich': name }]
        : ['div', { ...HTMLAttributes, 'data-rich': name }, 0],
    ...more,
  });
}

const HOME_BLOCKS = ['hero', ...SECTIONS, 'closing'] as const;

/** A section of the start page: its name above what is written in it. */
const sectionBlock = (name: string, sectionName: EditorPictures['sectionName']): BlockOptions => ({
  isolating: true,
  addNodeView: () => () => {
    const dom = document.createElement('section');
    dom.dataset.rich = name;
    dom.setAttribute('aria-label', sectionName(name));
    const title = labelled('p', sectionName(name));
    title.className = 'rich-section';
    title.contentEditable = 'false';
    title.setAttribute('aria-hidden', 'true');
    const contentDOM = document.createElement('div');
    dom.append(title, contentDOM);
    return { dom, contentDOM };
  },
});

function siteBlocks(
  nodes: Readonly<Record<string, NodeRule>>,
  { pictureOf, partName, pictureGone, sectionName }: EditorPictures,
): AnyExtension[] {
  const has = (name: string) => Object.hasOwn(nodes, name);
  const block = (name: string, more: BlockOptions = {}) => {
    const rule = nodes[name];
    if (rule === undefined) throw new Error(`${name} is no node`);
    return blockOf(name, rule, more);
  };
  return [
    block('picture', {
      addNodeView:
        () =>
        ({ node }) => {
          const dom = box('figure', 'picture');
          const found = pictureOf(Number(node.attrs.asset));
          if (found === null) dom.append(pictureGone);
          else
            dom.append(
              image(typeof found === 'string' ? found : found.src, String(node.attrs.alt)),
            );
          if (node.attrs.caption) dom.append(labelled('figcaption', String(node.attrs.caption)));
          return { dom };
        },
    }),
    block('buttonLink', {
      addNodeView:
        () =>
        ({ node }) => {
          const dom = box('div', 'buttonLink');
          dom.append(labelled('span', String(node.attrs.label || '…')));
          return { dom };
        },
    }),
    ...(has('part')
      ? [
          block('part', {
            addNodeView:
              () =>
              ({ node }) => {
                const dom = box('div', 'part');
                dom.append(partName(String(node.attrs.name)));
                return { dom };
              },
          }),
        ]
      : []),
    ...HOME_BLOCKS.filter(has).map((name) => block(name, sectionBlock(name, sectionName))),
    block('callout'),
    block('faq', { isolating: true }),
    block('faqQuestion'),
    block('faqAnswer'),
    block('cards'),
    block('card', { isolating: true }),
  ];
}

function box(tag: string, name: string): HTMLElement {
  const dom = document.createElement(tag);
  dom.dataset.rich = name;
  dom.contentEditable = 'false';
  return dom;
}

function image(src: string, alt: string): HTMLElement {
  const dom = document.createElement('img');
  dom.src = src;
  dom.alt = alt;
  return dom;
}

function labelled(tag: string, text: string): HTMLElement {
  const dom = document.createElement(tag);
  dom.textContent = text;
  return dom;
}
