import { useQueryClient } from '@tanstack/react-query';
import type { AlertKey } from '@yay/words/alerts/keys';
import { useState } from 'react';
import { showAlert } from '../alerts/index.ts';
import { type FieldErrors, isHttpError } from '../http/index.ts';
import { type ChangedFields, changedFields as differing } from './changed-fields.ts';
import type { FieldSet } from './field-set.ts';
import { useFormErrors } from './use-form-errors.ts';

/** What a form of one kind of record is. */
export type RecordForm<Row, Values, Input> = {
  /** Under which the record is kept, and what everything about it begins with. */
  readonly queryKey: readonly unknown[];
  readonly keyOfAll: readonly unknown[];
  readonly valuesOf: (row: Row) => Values;
  /** What is to be sent, or by the API's names what is wrong already. */
  readonly inputOf: (values: Values) => { input: Input } | { errors: FieldErrors };
  readonly update: (version: number, input: Input) => Promise<Row>;
  /** What it is now, out of the body of a conflict. */
  readonly conflictOf: (body: unknown) => Row | undefined;
  /** Shown when it is saved. */
  readonly saved: AlertKey;
  /** Shown when the server could not save it. */
  readonly failed?: AlertKey;
  readonly locked?: boolean;
  /** Where the same can be written in several ways. */
  readonly changedFields?: ChangedFields<Values>;
  /** Says a refusal itself, and is then true. */
  readonly refused?: (error: unknown) => boolean;
};

/** What is typed and not saved, and the version that was seen when it was begun. */
type Draft<Values> = { readonly edits: Partial<Values>; readonly version: number | null };

export function useRecordEdit<
  Row extends { readonly version: number },
  Values extends object,
  Input,
>(row: Row, form: RecordForm<Row, Values, Input>) {
  type Field = keyof Values & string;
  const client = useQueryClient();
  const errors = useFormErrors();
  const [draft, setDraft] = useState<Draft<Values>>({ edits: {}, version: null });
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const { changedFields = differing } = form;
  const saved = form.valuesOf(row);
  const changed = changedFields(saved, draft.edits);

  function discard() {
    errors.clearErrors();
    setConflict(false);
    setDraft({ edits: {}, version: null });
  }

  async function save({ edits, version }: Draft<Values> = draft) {
    if (busy || changedFields(saved, edits).length === 0) return;
    const checked = form.inputOf({ ...saved, ...edits });
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setBusy(true);
    errors.clearErrors();
    try {
      const now = await form.update(version ?? row.version, checked.input);
      client.setQueryData(form.queryKey, now);
      // What was typed while it was being saved is still to be saved.
      setDraft((typed) => ({ edits: without(typed.edits, edits), version: now.version }));
      setConflict(false);
      showAlert(form.saved);
      void client.invalidateQueries({ queryKey: form.keyOfAll });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  /** Saves on top of what somebody else has saved meanwhile, which stands in these fields. */
  async function settle(theirs: readonly Field[], version: number) {
    const chosen = Object.entries(draft.edits).filter(
      ([field]) => !theirs.some((one) => one === field),
    );
    const settled = { edits: Object.fromEntries(chosen) as Partial<Values>, version };
    // Whatever is answered now, it was this version that was seen.
    setDraft(settled);
    await save(settled);
  }

  function refuse(error: unknown) {
    const now =
      isHttpError(error) && error.status === 409 ? form.conflictOf(error.body) : undefined;
    if (now) client.setQueryData(form.queryKey, now);
    if (now && isHttpError(error) && error.code === 'version_conflict') setConflict(true);
    else if (!form.refused?.(error)) errors.sayRefusal(error, form.failed);
  }

  function set<Name extends Field>(field: Name, value: Values[Name]) {
    errors.forgetError(field);
    // Nothing was left to choose from: what is begun now is begun from what is seen.
    if (changed.length === 0) setConflict(false);
    setDraft(({ edits, version }) => {
      const begun = changedFields(saved, edits).length > 0 ? version : null;
      return {
        edits: { ...edits, [field]: value } as Partial<Values>,
        version: begun ?? row.version,
      };
    });
  }

  const values = { ...saved, ...draft.edits } as Values;
  const fields: FieldSet<Values> = {
    values,
    set,
    errorOf: errors.errorOf,
    errorAt: errors.errorAt,
    isChanged: (field) => changed.includes(field),
    locked: form.locked ?? false,
  };
  return {
    values,
    fields,
    saved,
    changed,
    errors,
    busy,
    conflict: conflict && changed.length > 0,
    save: () => save(),
    settle,
    discard,
  };
}

function without<Values extends object>(
  now: Partial<Values>,
  sent: Partial<Values>,
): Partial<Values> {
  const left = (Object.keys(now) as (keyof Values)[]).filter((field) => now[field] !== sent[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]])) as Partial<Values>;
}
