import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { CALLOUT_TONES, DRAWINGS, isDocumentLink, PARTS } from '@yay/documents';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RichTextProps } from './props.ts';

const WITH_SETTINGS = ['picture', 'buttonLink', 'part', 'card', 'callout', 'hero'] as const;

/** Fields of the block in which the cursor stands. */
export function BlockSettings({
  editor,
  choosePicture,
}: {
  editor: Editor;
  choosePicture: RichTextProps['choosePicture'];
}) {
  const t = useTranslations('rich-text');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const name = WITH_SETTINGS.find((one) => now.isActive(one));
      return name ? { name, attrs: now.getAttributes(name), at: now.state.selection.from } : null;
    },
  });
  if (state === null) return null;
  const { name, attrs } = state;
  const set = (changes: Record<string, unknown>) => editor.commands.updateAttributes(name, changes);
  const line = (attribute: string, label: string) => (
    <TextField
      label={label}
      value={String(attrs[attribute] ?? '')}
      maxLength={attribute === 'label' ? 120 : 500}
      onChange={(event) => set({ [attribute]: event.currentTarget.value.replace(/\p{Cc}/gu, ' ') })}
    />
  );
  const exchange = async () => {
    const chosen = await choosePicture?.();
    if (chosen) set({ asset: chosen.id, alt: chosen.alt });
  };
  return (
    <fieldset className="rich-settings" aria-label={t(`blocks.${name}`)}>
      <legend>{t(`blocks.${name}`)}</legend>
      {name === 'picture' && (
        <>
          {line('alt', t('alt'))}
          {line('caption', t('caption'))}
        </>
      )}
      {name === 'card' && attrs.asset === null && attrs.drawing !== undefined && (
        <NativeSelect
          label={t('drawing')}
          value={String(attrs.drawing)}
          onChange={(event) => set({ drawing: event.currentTarget.value })}
        >
          {DRAWINGS.map((drawing) => (
            <option key={drawing} value={drawing}>
              {t(`drawings.${drawing || 'none'}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      {(name === 'hero' || (name === 'card' && (attrs.asset !== null || attrs.drawing))) &&
        line('alt', t('alt'))}
      {name === 'buttonLink' && (
        <>
          {line('label', t('buttonLabel'))}
          <ButtonAddress
            key={state.at}
            href={String(attrs.href ?? '')}
            onChange={(href) => set({ href })}
          />
        </>
      )}
      {name === 'callout' && (
        <NativeSelect
          label={t('tone')}
          value={String(attrs.tone)}
          onChange={(event) => set({ tone: event.currentTarget.value })}
        >
          {CALLOUT_TONES.map((tone) => (
            <option key={tone} value={tone}>
              {t(`tones.${tone}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      {name === 'part' && (
        <NativeSelect
          label={t('partName')}
          value={String(attrs.name)}
          onChange={(event) => set({ name: event.currentTarget.value })}
        >
          {PARTS.map((part) => (
            <option key={part} value={part}>
              {t(`parts.${part}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      <span className="rich-acts">
        {(name === 'picture' || name === 'card' || name === 'hero') && choosePicture && (
          <button type="button" className="staff-btn" onClick={() => void exchange()}>
            {attrs.asset === null ? t('pictureAdd') : t('pictureExchange')}
          </button>
        )}
        {(name === 'card' || name === 'hero') && attrs.asset !== null && (
          <button type="button" className="staff-btn" onClick={() => set({ asset: null, alt: '' })}>
            {t('pictureRemove')}
          </button>
        )}
        {name !== 'hero' && (
          <button
            type="button"
            className="staff-btn"
            onClick={() =>
              editor.chain().focus().deleteNode(name).run() || editor.commands.deleteSelection()
            }
          >
            {t('blockRemove')}
          </button>
        )}
      </span>
    </fieldset>
  );
}

/** Kept once it can be used; until then it says why not. */
function ButtonAddress({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const t = useTranslations('rich-text');
  const [typed, setTyped] = useState(href);
  return (
    <TextField
      label={t('linkAddress')}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      error={isDocumentLink(typed.trim()) ? undefined : t('linkWrong')}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (isDocumentLink(text.trim())) onChange(text.trim());
      }}
    />
  );
}
