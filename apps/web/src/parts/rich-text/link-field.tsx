import type { Editor } from '@tiptap/core';
import { isDocumentLink } from '@yay/documents';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Asks for the address of a link over the words that are chosen. */
export function LinkField({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('rich-text');
  const before: unknown = editor.getAttributes('link').href;
  const [href, setHref] = useState(typeof before === 'string' ? before : '');
  const [wrong, setWrong] = useState(false);

  function put(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const link = href.trim();
    if (!isDocumentLink(link)) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({
          type: 'text',
          text: link,
          marks: [{ type: 'link', attrs: { href: link } }],
        })
        .run();
    } else {
      chain.setMark('link', { href: link }).run();
    }
    onDone();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onDone();
  }

  return (
    <form className="rich-settings" noValidate onSubmit={put}>
      <TextField
        label={t('linkAddress')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={href}
        error={wrong ? t('linkWrong') : undefined}
        onChange={(event) => {
          setHref(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          editor.commands.focus();
          onDone();
        }}
      />
      <span className="rich-acts">
        <button type="submit" className="staff-btn primary">
          {t('linkPut')}
        </button>
        {typeof before === 'string' && (
          <button type="button" className="staff-btn" onClick={remove}>
            {t('linkRemove')}
          </button>
        )}
        <button
          type="button"
          className="staff-btn quiet"
          onClick={() => {
            editor.commands.focus();
            onDone();
          }}
        >
          {t('cancel')}
        </button>
      </span>
    </form>
  );
}
