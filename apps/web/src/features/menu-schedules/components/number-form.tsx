import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';

/** One number that is saved by itself. */
export function NumberForm<Value>({
  label,
  hint,
  text,
  lead,
  read,
  save,
  onSaved,
  onRefused,
}: {
  label: string;
  hint: string;
  /** The present value as text. */
  text: string;
  lead?: ReactNode;
  /** Undefined for what can't be read. */
  read: (typed: string) => Value | undefined;
  save: (value: Value) => Promise<unknown>;
  onSaved: () => void;
  /** It may have changed meanwhile: whoever shows it asks again. */
  onRefused: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = typed.trim() !== text;

  async function submit() {
    if (busy || !isChanged) return;
    const value = read(typed);
    if (value === undefined) return setError(fieldText(['invalid']));
    setBusy(true);
    setError(undefined);
    try {
      await save(value);
      onSaved();
    } catch (problem) {
      const codes = isHttpError(problem) ? Object.values(problem.errors).flat() : [];
      if (codes.length > 0) setError(fieldText(codes));
      else {
        showAlert(errorText(problem));
        onRefused();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="schedule-weight"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={error}
        className={isChanged ? 'is-changed' : ''}
        inputMode="decimal"
        maxLength={12}
        lead={lead}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isChanged && (
        <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
          {t('saveOf', { what: label })}
        </button>
      )}
    </form>
  );
}
