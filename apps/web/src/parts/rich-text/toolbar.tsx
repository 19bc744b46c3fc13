import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { PARTS, type Variant } from '@yay/documents';
import {
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
  UnderlineIcon,
} from '@yay/ui/icons';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkField } from './link-field.tsx';
import type { RichTextProps } from './props.ts';

interface Tool {
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
    | 'undo'
    | 'redo';
  readonly icon: ComponentType<{ small?: boolean }>;
  readonly run: (editor: Editor) => unknown;
  /** A tool that is on where the cursor stands, and not one that puts something there. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
}

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = { type: 'paragraph' };

/** The buttons of a variant, in groups. */
function toolsOf(
  editor: Editor,
  ask: { readonly link: () => void; readonly picture: (() => void) | undefined },
  words: (key: 'newButton' | 'newQuestion' | 'newCard') => string,
): readonly (readonly Tool[])[] {
  const { nodes, marks } = editor.schema;
  const mark = (
    name: 'bold' | 'italic' | 'underline' | 'strike' | 'code',
    icon: Tool['icon'],
  ): Tool[] =>
    marks[name]
      ? [
          {
            name,
            icon,
            run: (e) => e.chain().focus().toggleMark(name).run(),
            isOn: (e) => e.isActive(name),
          },
        ]
      : [];
  const heading = (level: 1 | 2 | 3, icon: Tool['icon']): Tool => ({
    name: `heading${level}`,
    icon,
    run: (e) => e.chain().focus().toggleHeading({ level }).run(),
    isOn: (e) => e.isActive('heading', { level }),
  });
  const put = (name: Tool['name'], icon: Tool['icon'], content: object): Tool => ({
    name,
    icon,
    run: (e) => e.chain().focus().insertContent(content).run(),
  });
  const groups: Tool[][] = [
    [
      ...mark('bold', BoldIcon),
      ...mark('italic', ItalicIcon),
      ...mark('underline', UnderlineIcon),
      ...mark('strike', StrikethroughIcon),
      ...mark('code', CodeBracketIcon),
      ...(marks.link
        ? [
            {
              name: 'link',
              icon: LinkIcon,
              run: ask.link,
              isOn: (e) => e.isActive('link'),
            } satisfies Tool,
          ]
        : []),
    ],
    nodes.heading ? [heading(1, H1Icon), heading(2, H2Icon), heading(3, H3Icon)] : [],
    nodes.blockquote
      ? [
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
        ]
      : [],
    nodes.picture
      ? [
          ...(ask.picture
            ? [{ name: 'picture', icon: PhotoIcon, run: ask.picture } satisfies Tool]
            : []),
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
          put('part', PuzzlePieceIcon, { type: 'part', attrs: { name: PARTS[0] } }),
        ]
      : [],
    [
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
    ],
  ];
  return groups.filter((group) => group.length > 0);
}

/** The buttons over an editor: one stop of the Tab key, the arrows go from one to the next. */
export function Toolbar({
  editor,
  label,
  disabled,
  choosePicture,
}: {
  editor: Editor;
  variant: Variant;
  label: string;
  disabled: boolean;
  choosePicture: RichTextProps['choosePicture'];
}) {
  const t = useTranslations('rich-text');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const askPicture = choosePicture
    ? async () => {
        const chosen = await choosePicture();
        if (chosen === null) return;
        const attrs = { asset: chosen.id, alt: chosen.alt, caption: '' };
        editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
      }
    : undefined;
  const groups = toolsOf(
    editor,
    { link: () => setLinking(true), picture: askPicture && (() => void askPicture()) },
    (key) => t(key),
  );
  const tools = groups.flat();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ on: tool.isOn?.(now) ?? false, can: tool.can?.(now) ?? true })),
  });

  function walk(event: KeyboardEvent) {
    const last = tools.length - 1;
    const to = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') editor.commands.focus();
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  }

  let at = -1;
  return (
    <>
      <div ref={bar} className="rich-toolbar" role="toolbar" aria-label={label} onKeyDown={walk}>
        {groups.map((group) => (
          <span key={group[0]?.name} className="rich-group">
            {group.map((tool) => {
              at += 1;
              const place = at;
              const state = states[place];
              const Icon = tool.icon;
              return (
                <button
                  key={tool.name}
                  type="button"
                  tabIndex={place === stop ? 0 : -1}
                  aria-label={t(`tools.${tool.name}`)}
                  title={t(`tools.${tool.name}`)}
                  aria-pressed={tool.isOn ? state?.on : undefined}
                  aria-disabled={disabled || state?.can === false || undefined}
                  onFocus={() => setStop(place)}
                  onClick={() => {
                    if (!disabled && state?.can !== false) tool.run(editor);
                  }}
                >
                  <Icon small />
                </button>
              );
            })}
          </span>
        ))}
      </div>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
