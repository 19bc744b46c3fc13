import { EXTRA_TYPE_NAME_MAX } from '@yay/contract/items/values';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { emptied } from '../../../lib/record-form/emptied.ts';
import { addExtraType } from '../api/save-extra-type.ts';
import { useSaid } from './use-said.ts';

/** A new kind, after all others. */
export function AddExtraType({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations('extra-types');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const { error, say, clear } = useSaid();

  async function add(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    clear();
    try {
      await addExtraType(name);
      setName(emptied(name));
      onAdded();
    } catch (problem) {
      say(problem);
    }
    setBusy(false);
    input.current?.focus();
  }
  return (
    <form className="extra-type-add" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        ref={input}
        id="extra-type-new"
        label={t('new')}
        autoComplete="off"
        maxLength={EXTRA_TYPE_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error}
      />
      <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
        {t('create')}
      </button>
    </form>
  );
}
