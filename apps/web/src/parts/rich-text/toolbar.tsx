import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { Variant } from '@yay/documents';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkField } from './link-field.tsx';
import type { RichTextProps } from './props.ts';
import { toolsOf } from './tools.ts';

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
                    // The drawn state may be a moment old.
                    if (!disabled && (tool.can?.(editor) ?? true)) tool.run(editor);
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
