import type { Editor } from '@tiptap/core';
import { PARTS } from '@yay/documents';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ArrowUturnLeftIcon,
  ArrowUturnRightIcon,
  BoldIcon,
  ChatBubbleBottomCenterTextIcon,
  CodeBracketIcon,
  CursorArrowRaysIcon,
  H1Icon,
  H2Icon,
  H3Icon,
  InformationCircleIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  MinusIcon,
  NumberedListIcon,
  PhotoIcon,
  PuzzlePieceIcon,
  QuestionMarkCircleIcon,
  RectangleGroupIcon,
  StrikethroughIcon,
  TrashIcon,
  UnderlineIcon,
} from '@yay/ui/icons';
import type { ComponentType } from 'react';
import { canMove, move, remove } from './move-blocks.ts';

export interface Tool {
  readonly name:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'strike'
    | 'code'
    | 'link'
    | 'heading1'
    | 'heading2'
    | 'heading3'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'horizontalRule'
    | 'picture'
    | 'buttonLink'
    | 'callout'
    | 'faq'
    | 'cards'
    | 'part'
    | 'moveUp'
    | 'moveDown'
    | 'remove'
    | 'undo'
    | 'redo';
  readonly icon: ComponentType<{ small?: boolean }>;
  readonly run: (editor: Editor) => unknown;
  /** A tool that is on where the cursor stands, and not one that puts something there. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

type Schema = Editor['schema'];
type Words = (key: 'newButton' | 'newQuestion' | 'newCard') => string;
interface Ask {
  readonly link: () => void;
  readonly picture: (() => void) | undefined;
}

/** The buttons of a variant, in groups: of what its documents may not hold there is none. */
export function toolsOf(editor: Editor, ask: Ask, words: Words): readonly (readonly Tool[])[] {
  const { schema } = editor;
  return [
    marksOf(schema, ask),
    schema.nodes.heading ? HEADINGS : [],
    schema.nodes.blockquote ? BLOCKS : [],
    schema.nodes.picture ? insertsOf(schema, ask, words) : [],
    schema.nodes.picture ? MOVES : [],
    HISTORY,
  ].filter((group) => group.length > 0);
}

function marksOf({ marks }: Schema, ask: Ask): readonly Tool[] {
  const mark = (
    name: 'bold' | 'italic' | 'underline' | 'strike' | 'code',
    icon: Tool['icon'],
  ): Tool => ({
    name,
    icon,
    run: (e) => e.chain().focus().toggleMark(name).run(),
    isOn: (e) => e.isActive(name),
  });
  const link: Tool = {
    name: 'link',
    icon: LinkIcon,
    run: ask.link,
    isOn: (e) => e.isActive('link'),
  };
  return [
    mark('bold', BoldIcon),
    mark('italic', ItalicIcon),
    mark('underline', UnderlineIcon),
    mark('strike', StrikethroughIcon),
    mark('code', CodeBracketIcon),
    link,
  ].filter(({ name }) => marks[name] !== undefined);
}

const heading = (level: 1 | 2 | 3, icon: Tool['icon']): Tool => ({
  name: `heading${level}`,
  icon,
  run: (e) => e.chain().focus().toggleHeading({ level }).run(),
  isOn: (e) => e.isActive('heading', { level }),
});
const HEADINGS: readonly Tool[] = [heading(1, H1Icon), heading(2, H2Icon), heading(3, H3Icon)];

const BLOCKS: readonly Tool[] = [
  {
    name: 'bulletList',
    icon: ListBulletIcon,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: NumberedListIcon,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    icon: ChatBubbleBottomCenterTextIcon,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  {
    name: 'horizontalRule',
    icon: MinusIcon,
    run: (e) => e.chain().focus().setHorizontalRule().run(),
  },
];

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = { type: 'paragraph' };

function insertsOf(schema: Schema, ask: Ask, words: Words): readonly Tool[] {
  const put = (name: Tool['name'], icon: Tool['icon'], content: object): Tool => ({
    name,
    icon,
    run: (e) => e.chain().focus().insertContent(content).run(),
  });
  const picture: readonly Tool[] = ask.picture
    ? [{ name: 'picture', icon: PhotoIcon, run: ask.picture }]
    : [];
  return [
    ...picture,
    put('buttonLink', CursorArrowRaysIcon, {
      type: 'buttonLink',
      attrs: { label: words('newButton'), href: '/' },
    }),
    put('callout', InformationCircleIcon, {
      type: 'callout',
      attrs: { tone: 'info' },
      content: [paragraph],
    }),
    put('faq', QuestionMarkCircleIcon, {
      type: 'faq',
      content: [
        { type: 'faqQuestion', content: [text(words('newQuestion'))] },
        { type: 'faqAnswer', content: [paragraph] },
      ],
    }),
    put('cards', RectangleGroupIcon, {
      type: 'cards',
      content: [1, 2, 3].map(() => ({
        type: 'card',
        content: [
          { type: 'heading', attrs: { level: 3 }, content: [text(words('newCard'))] },
          paragraph,
        ],
      })),
    }),
    ...(schema.nodes.part
      ? [put('part', PuzzlePieceIcon, { type: 'part', attrs: { name: PARTS[0] } })]
      : []),
  ];
}

/** They act on the block of the cursor, and are pressed again and again: the focus stays on them. */
const MOVES: readonly Tool[] = [
  {
    name: 'moveUp',
    icon: ArrowUpIcon,
    run: (e) => move(e, 'up'),
    can: (e) => canMove(e, 'up'),
  },
  {
    name: 'moveDown',
    icon: ArrowDownIcon,
    run: (e) => move(e, 'down'),
    can: (e) => canMove(e, 'down'),
  },
  { name: 'remove', icon: TrashIcon, run: remove },
];

const HISTORY: readonly Tool[] = [
  {
    name: 'undo',
    icon: ArrowUturnLeftIcon,
    run: (e) => e.chain().focus().undo().run(),
    can: (e) => e.can().undo(),
  },
  {
    name: 'redo',
    icon: ArrowUturnRightIcon,
    run: (e) => e.chain().focus().redo().run(),
    can: (e) => e.can().redo(),
  },
];
