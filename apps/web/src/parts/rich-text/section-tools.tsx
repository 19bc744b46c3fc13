import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { SECTIONS } from '@yay/documents';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { addSection, moveSection, removeSection, sectionAt } from './sections.ts';

/** Tools for the section of the start page in which the cursor stands. */
export function SectionTools({ editor }: { editor: Editor }) {
  const t = useTranslations('rich-text');
  const { here, hasClosing } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      here: sectionAt(now),
      hasClosing: now.state.doc.lastChild?.type.name === 'closing',
    }),
  });
  if (here === null) return null;
  const offered = hasClosing ? SECTIONS : ([...SECTIONS, 'closing'] as const);
  const move = (label: string, can: boolean, by: -1 | 1) => (
    <button
      type="button"
      className="staff-btn"
      aria-disabled={!can || undefined}
      onClick={() => can && moveSection(editor, here, by)}
    >
      {label}
    </button>
  );
  const name = t(`sections.${here.name}`);
  return (
    <fieldset className="rich-settings" aria-label={t('sectionNamed', { name })}>
      <legend>{t('sectionNamed', { name })}</legend>
      <NativeSelect
        label={t('sectionAdd')}
        value=""
        onChange={({ currentTarget }) => {
          const chosen = offered.find((one) => one === currentTarget.value);
          if (chosen) addSection(editor, here, chosen, t('newCard'));
        }}
      >
        <option value="">{t('sectionChoose')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(`sections.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <span className="rich-acts">
        {move(t('sectionUp'), here.up, -1)}
        {move(t('sectionDown'), here.down, 1)}
        {!here.isFixed && (
          <button type="button" className="staff-btn" onClick={() => removeSection(editor, here)}>
            {t('sectionRemove')}
          </button>
        )}
      </span>
    </fieldset>
  );
}
