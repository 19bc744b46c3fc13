import type { ItemDay } from '@yay/contract/items/calls';
import { classNames } from '@yay/ui/class-names';
import { IconButton } from '@yay/ui/icon-button';
import { ArrowUturnLeftIcon, NoSymbolIcon } from '@yay/ui/icons';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { setDay } from '../api/save-item.ts';
import { wholeOf } from '../model/number-text.ts';

/** A typed number, and the numbers that it was typed over. */
type Typed = { readonly basis: string; readonly text: string };

const textOf = (capacity: number | null) => String(capacity ?? '');

/** Edits the number of units on one day. */
export function DayUnits({
  item,
  day,
  name,
  usual,
  locked,
  onSaved,
}: {
  item: number;
  day: ItemDay;
  /** The day as it is written beside. */
  name: string;
  usual: number;
  locked: boolean;
  onSaved: () => void;
}) {
  const t = useTranslations('items.days');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const id = useId();
  const basis = `${day.override} ${usual}`;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = useRef<{ readonly capacity: number | null } | null>(null);
  // A number that was typed over another one is void: the day shows what it is now.
  const text = typed?.basis === basis ? typed.text : textOf(day.override);

  /** Saves the number; one that is wanted meanwhile is saved after it. */
  async function save(capacity: number | null) {
    if (Number.isNaN(capacity)) return setError(fieldText(['invalid']) ?? null);
    if (!busy && capacity === day.override) return setTyped(null);
    wanted.current = { capacity };
    if (busy) return;
    setBusy(true);
    let saved = day.override;
    for (let next = takeWanted(); next !== null; next = takeWanted()) {
      if (next.capacity === saved) continue;
      setError(null);
      try {
        await setDay(item, day.date, next.capacity);
        saved = next.capacity;
      } catch (problem) {
        setError(said(problem));
      }
    }
    setBusy(false);
    if (saved === day.override) return;
    showAlert('itemUpdated');
    onSaved();
  }
  function takeWanted() {
    const next = wanted.current;
    wanted.current = null;
    return next;
  }
  function said(problem: unknown): string {
    if (!isHttpError(problem) || problem.status !== 422) return errorText(problem);
    const { reserved } = (problem.body ?? {}) as { reserved?: number };
    if (reserved !== undefined) return t('below', { count: reserved });
    return fieldText(Object.values(problem.errors).flat()) ?? errorText(problem);
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') void save(wholeOf(text));
    if (event.key === 'Escape') {
      setTyped(null);
      setError(null);
    }
  }

  return (
    <>
      <span className={classNames('day-units', day.override !== null && 'is-changed')}>
        <input
          className="input num"
          inputMode="numeric"
          aria-label={t('unitsOn', { day: name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder={String(usual)}
          value={text}
          disabled={locked}
          // The focus stays here, and what was typed with it.
          readOnly={busy}
          onChange={(event) => setTyped({ basis, text: event.currentTarget.value })}
          onKeyDown={press}
          onBlur={() => text !== textOf(day.override) && void save(wholeOf(text))}
        />
        {!locked && day.override !== null && (
          <IconButton size="sm" label={t('resetOn', { day: name })} onClick={() => void save(null)}>
            <ArrowUturnLeftIcon small />
          </IconButton>
        )}
        {!locked && day.capacity !== 0 && (
          <IconButton size="sm" label={`${t('stop')}: ${name}`} onClick={() => void save(0)}>
            <NoSymbolIcon small />
          </IconButton>
        )}
      </span>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
