import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Document, isEmptyDocument, type Variant } from '@yay/documents';
import { classNames } from '@yay/ui/class-names';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BlockSettings } from './block-settings.tsx';
import { cleanPaste, cleanSlice } from './clean-paste.ts';
import { extensionsFor } from './extensions.ts';
import type { RichTextProps } from './props.ts';
import { SectionTools } from './section-tools.tsx';
import type { SectionPlace } from './sections.ts';
import { Toolbar } from './toolbar.tsx';
import './rich-text.css';

const EMPTY = {
  home: { type: 'doc', content: [{ type: 'hero', content: [{ type: 'paragraph' }] }] },
  full: { type: 'doc', content: [{ type: 'paragraph' }] },
  minimal: { type: 'doc', content: [{ type: 'paragraph' }] },
  linklist: { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem' }] }] },
};

export default function RichTextEditor(props: RichTextProps) {
  const { label, variant, value, error, disabled = false } = props;
  const t = useTranslations('rich-text');
  const id = useId();
  const told = useRef(props);
  told.current = props;
  // The document that was written last, to be told apart from one that comes from elsewhere.
  const written = useRef<unknown>(value);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions: extensionsFor(variant, {
      pictureOf: (asset) => told.current.pictureOf?.(asset) ?? null,
      partName: (name) => t('partPlace', { name: t(`parts.${name}` as 'parts.schoolSearch') }),
      pictureGone: t('pictureGone'),
      sectionName: (name) => t(`sections.${name as SectionPlace}`),
    }),
    content: contentOf(value, variant),
    editable: !disabled,
    // The policy of the site allows no styles from scripts.
    injectCSS: false,
    // React may break off drawing and begin anew: an editor built meanwhile would be built twice.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: 'rich-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${id}-keys ${id}-error`,
      },
      transformPastedHTML: cleanPaste,
      transformPasted: cleanSlice,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const json = plain(changed, told.current.variant);
      written.current = json;
      told.current.onChange(json);
    },
  });

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    if (isWritten(editor, contentOf(value, variant))) return;
    editor.commands.setContent(contentOf(value, variant), { emitUpdate: false });
  }, [editor, value, variant]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  const look = classNames('rich-text', `is-${variant}`, error && 'is-wrong');
  if (!editor)
    return (
      <div className={look} aria-busy="true">
        <div className="rich-toolbar" />
        <div className="rich-body" />
      </div>
    );
  return (
    <div className={look}>
      <div ref={toolbar} className="rich-tools">
        <Toolbar
          editor={editor}
          variant={variant}
          label={t('toolbar', { label })}
          disabled={disabled}
          choosePicture={props.choosePicture}
        />
        {variant === 'home' && !disabled && <SectionTools editor={editor} />}
        {(variant === 'full' || variant === 'home') && !disabled && (
          <BlockSettings editor={editor} choosePicture={props.choosePicture} />
        )}
      </div>
      <EditorContent editor={editor} />
      <p id={`${id}-keys`} className="sr">
        {t('keys')} {variant === 'full' && t('blockKeys')}
      </p>
      <p id={`${id}-error`} className="field-error" role="alert">
        {error}
      </p>
    </div>
  );
}

const contentOf = (value: Document | null, variant: Variant) =>
  (value ?? EMPTY[variant]) as JSONContent;

/** Whether a document is what the editor shows: the database keeps its attributes in another order. */
function isWritten({ schema, state }: Editor, content: JSONContent): boolean {
  try {
    return schema.nodeFromJSON(content).eq(state.doc);
  } catch {
    return false;
  }
}

/** Returns the document as JSON alone; null where it is nothing but an empty paragraph or link. */
function plain(editor: Editor, variant: Variant): Document | null {
  const json = JSON.parse(JSON.stringify(editor.getJSON())) as Document;
  return isEmptyDocument(json, variant) ? null : json;
}
