import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeTerm } from '../api/terms.ts';
import { useTermAct } from './use-term-act.ts';

export function NewTerm({
  onDone,
  onClose,
}: {
  onDone: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('terms-admin');
  const [name, setName] = useState('');
  const { act, busy, error } = useTermAct('name');
  function submit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => makeTerm(name),
      (made) => {
        onDone(t('made', { name: made.name }));
        onClose();
      },
    );
  }
  return (
    <form className="record terms-new" noValidate onSubmit={submit}>
      <TextField
        id="term-new"
        label={t('newName')}
        maxLength={60}
        autoComplete="off"
        autoFocus
        value={name}
        error={error}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
        {t('make')}
      </button>
      <button type="button" className="staff-btn quiet" onClick={onClose}>
        {t('cancel')}
      </button>
    </form>
  );
}
