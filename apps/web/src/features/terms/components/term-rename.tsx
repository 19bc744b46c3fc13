import type { TermUse } from '@yay/contract/terms/calls';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { renameTerm } from '../api/terms.ts';
import { useTermAct } from './use-term-act.ts';

/** A tag's name in its row while it is given another one. */
export function TermRename({
  term,
  onDone,
  onCancel,
}: {
  term: TermUse;
  onDone: (text: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('terms-admin');
  const [name, setName] = useState(term.name);
  const { act, busy, error } = useTermAct('name');
  const id = `term-${term.id}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    void act(
      () => renameTerm(term.id, name, term.name),
      (renamed) => onDone(t('renamed', { name: renamed.name })),
    );
  }
  return (
    <form className="terms-rename" noValidate onSubmit={submit}>
      <input
        className="staff-in"
        aria-label={t('newNameOf', { name: term.name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-said`}
        maxLength={60}
        value={name}
        // The row was opened to type here.
        // biome-ignore lint/a11y/noAutofocus: what was pressed a moment ago opens this very field
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="submit" className="staff-btn primary small" aria-disabled={busy || undefined}>
        {t('save')}
      </button>
      <button type="button" className="staff-btn quiet small" onClick={onCancel}>
        {t('cancel')}
      </button>
      <span id={`${id}-said`} className={error ? 'field-error' : 'terms-was'}>
        {error ?? t('was', { name: term.name, count: term.items + term.pictures + term.pages })}
      </span>
    </form>
  );
}
