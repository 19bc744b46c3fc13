import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaggingInput, Term } from '@yay/contract/terms/calls';
import { TERM_MAX } from '@yay/contract/terms/values';
import { useTagSuggestions } from '@yay/ui';
import { NativeSelect } from '@yay/ui/native-select';
import { SelectedList } from '@yay/ui/selected-list';
import { TagField } from '@yay/ui/tag-field';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { findTagNames, useTagTexts } from '../../../parts/term-field/index.ts';
import { changesQuery, isChanged, startTagRun, TAGGING, termsQuery } from '../api/tagging.ts';

/** The tags to add and to remove, the changes that this brings, and the button that makes them. */
export function TagPanel({
  tagging,
  add,
  remove,
  onAdd,
  onRemove,
  onDone,
}: {
  /** Null while there is nothing to do. */
  tagging: TaggingInput | null;
  add: readonly string[];
  remove: readonly Term[];
  onAdd: (tags: readonly string[]) => void;
  onRemove: (terms: readonly Term[]) => void;
  onDone: () => void;
}) {
  const t = useTranslations('terms');
  const texts = useTagTexts(t('chosenTags'));
  const [typed, setTyped] = useState('');
  const { suggestions, searching } = useTagSuggestions(typed, findTagNames);
  const { data: terms = [] } = useQuery(termsQuery);
  const { current, busy, said, forget, run, status } = useTagRun(tagging, onDone);

  return (
    <section aria-labelledby="tagging-what" className="tagging-panel comes-after">
      <h2 id="tagging-what">{t('what')}</h2>
      <TagField
        label={t('add')}
        hint={t('addHint')}
        tags={add}
        onTags={(tags) => {
          onAdd(tags);
          forget();
        }}
        query={typed}
        onQueryChange={setTyped}
        suggestions={suggestions}
        searching={searching}
        maxLength={TERM_MAX}
        texts={texts}
      />
      <div className="tagging-remove">
        <NativeSelect
          label={t('remove')}
          hint={t('removeHint')}
          value=""
          onChange={(event) => {
            const term = terms.find(({ id }) => id === Number(event.currentTarget.value));
            if (term) onRemove([...remove, term]);
            forget();
          }}
        >
          <option value="" />
          {terms
            .filter(({ id }) => !remove.some((one) => one.id === id))
            .map(({ id, name, items }) => (
              <option key={id} value={id}>
                {name} ({items})
              </option>
            ))}
        </NativeSelect>
        <SelectedList
          label={t('remove')}
          items={remove}
          emptyText={t('nothingSelected')}
          removeLabel={({ name }) => t('removeTag', { name })}
          onRemove={({ id }) => onRemove(remove.filter((one) => one.id !== id))}
        />
      </div>
      <p ref={status} tabIndex={-1} className="callout" role="status">
        {said}
      </p>
      <button
        type="button"
        className="staff-btn primary"
        disabled={!current || current.items === 0}
        aria-disabled={busy || undefined}
        onClick={() => void run()}
      >
        {t('act', { items: current?.items ?? 0 })}
      </button>
    </section>
  );
}

/** The changes that the chosen tags would bring, and the run that makes exactly these. */
function useTagRun(tagging: TaggingInput | null, onDone: () => void) {
  const t = useTranslations('terms');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { data: changes, isFetching } = useQuery(changesQuery(tagging));
  const current = tagging !== null && !isFetching ? changes : undefined;

  async function run() {
    if (!tagging || !current || busy) return;
    setBusy(true);
    try {
      const { items } = await startTagRun(tagging, current);
      setDone(t('done', { items }));
      onDone();
      // With nothing left to tag, the button can't be pressed, and loses the focus.
      focusWhenLost(() => status.current);
    } catch (error) {
      showAlert(isChanged(error) ? t('preview.changed') : errorText(error));
      await client.invalidateQueries({ queryKey: TAGGING });
    }
    setBusy(false);
  }
  function statusText(): string {
    if (tagging === null) return done || t('preview.idle');
    if (current === undefined) return t('preview.counting');
    return current.items === 0 ? t('preview.nothing') : t('preview.change', { ...current });
  }
  return { current, busy, run, said: statusText(), forget: () => setDone(''), status };
}
