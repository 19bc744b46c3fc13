import type { ExtraType } from '@yay/contract/extra-types/calls';
import { EXTRA_TYPE_NAME_MAX } from '@yay/contract/items/values';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { rename } from '../api/save-extra-type.ts';
import { useSaid } from './use-said.ts';

/** The name of a kind of extras, or the form that gives it another. */
export function ExtraTypeName({
  type,
  editing,
  onDone,
  onChanged,
}: {
  type: ExtraType;
  editing: boolean;
  onDone: () => void;
  onChanged: () => void;
}) {
  const t = useTranslations('extra-types');
  if (editing) return <Rename type={type} onDone={onDone} onChanged={onChanged} />;
  return (
    <>
      {type.name} {type.archived_at !== null && <span className="dim">{t('archived')}</span>}
    </>
  );
}

function Rename({
  type,
  onDone,
  onChanged,
}: {
  type: ExtraType;
  onDone: () => void;
  onChanged: () => void;
}) {
  const t = useTranslations('extra-types');
  const [name, setName] = useState(type.name);
  const [busy, setBusy] = useState(false);
  const { error, say, clear } = useSaid();
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    clear();
    try {
      await rename(type, name);
      onDone();
      onChanged();
    } catch (problem) {
      setBusy(false);
      if (!isHttpError(problem) || problem.status !== 409) return say(problem);
      showAlert(t('changedMeanwhile'));
      onChanged();
    }
  }
  return (
    <form className="extra-type-rename" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        id={`extra-type-${type.id}`}
        label={<span className="sr">{t('rename', { name: type.name })}</span>}
        autoFocus
        autoComplete="off"
        maxLength={EXTRA_TYPE_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        error={error}
      />
      <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
        {t('save')}
      </button>
      <button type="button" className="staff-btn" onClick={onDone}>
        {t('cancel')}
      </button>
    </form>
  );
}
