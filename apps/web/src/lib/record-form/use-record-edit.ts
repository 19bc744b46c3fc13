import { useQueryClient } from '@tanstack/react-query';
import type { AlertKey } from '@yay/words/alerts/keys';
import { useState } from 'react';
import { showAlert } from '../alerts/index.ts';
import { type FieldErrors, isHttpError } from '../http/index.ts';
import { type ChangedFields, changedFields as differing, editsSince } from './changed-fields.ts';
import type { FieldSet } from './field-set.ts';
import { useFormErrors } from './use-form-errors.ts';

/** The form of one kind of record. */
export type RecordForm<Row, Values, Input> = {
  /** The query key of the record, and the beginning of every key about it. */
  readonly queryKey: readonly unknown[];
  readonly keyOfAll: readonly unknown[];
  readonly valuesOf: (row: Row) => Values;
  /** Returns the request's body, or the errors under the API's field names. */
  readonly inputOf: (values: Values) => { input: Input } | { errors: FieldErrors };
  readonly update: (version: number, input: Input) => Promise<Row>;
  /** Reads the record's present state out of the body of a conflict. */
  readonly conflictOf: (body: unknown) => Row | undefined;
  /** Shown when it is saved. */
  readonly saved: AlertKey;
  /** Shown when the server could not save it. */
  readonly failed?: AlertKey;
  readonly locked?: boolean;
  /** Compares values that can be written in several ways. */
  readonly changedFields?: ChangedFields<Values>;
  /** Returns true when it tells about the refusal itself. */
  readonly refused?: (error: unknown) => boolean;
};

/** Unsaved edits, and the version that was on the screen when they began. */
type Draft<Values> = { readonly edits: Partial<Values>; readonly version: number | null };

export function useRecordEdit<
  Row extends { readonly version: number },
  Values extends object,
  Input,
>(row: Row, form: RecordForm<Row, Values, Input>) {
  type Field = keyof Values & string;
  const client = useQueryClient();
  const errors = useFormErrors();
  const { draft, setDraft, saved, values, changed, edit, isUnchanged } = useDraft(row, form);
  const [busy, setBusy] = useState(false);
  const conflict = useConflict(form);

  function discard() {
    errors.clearErrors();
    conflict.end();
    setDraft({ edits: {}, version: null });
  }

  async function save({ edits, version }: Draft<Values> = draft) {
    if (busy || isUnchanged(edits)) return;
    const checked = form.inputOf({ ...saved, ...edits });
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setBusy(true);
    errors.clearErrors();
    try {
      const now = await form.update(version ?? row.version, checked.input);
      client.setQueryData(form.queryKey, now);
      // Edits that came while it was being saved are still to be saved.
      setDraft((typed) => ({ edits: editsSince(edits, typed.edits), version: now.version }));
      conflict.end();
      showAlert(form.saved);
      void client.invalidateQueries({ queryKey: form.keyOfAll });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  /** Saves on top of another person's version, whose values stand in these fields. */
  async function settle(theirs: readonly Field[], version: number) {
    const settled = { edits: omit(draft.edits, theirs), version };
    // The next save is based on this version, however this one ends.
    setDraft(settled);
    await save(settled);
  }

  function refuse(error: unknown) {
    if (conflict.begins(error) || form.refused?.(error)) return;
    errors.sayRefusal(error, form.failed);
  }

  function set<Name extends Field>(field: Name, value: Values[Name]) {
    errors.forgetError(field);
    // With no edits left the conflict is over: edits that begin now begin from the shown version.
    if (changed.length === 0) conflict.end();
    edit(field, value);
  }

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
    conflict: conflict.isOpen && changed.length > 0,
    save: () => save(),
    settle,
    discard,
  };
}

/** Another person's version, which came between: it is shown from then on. */
function useConflict<Row, Values, Input>({ queryKey, conflictOf }: RecordForm<Row, Values, Input>) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    end: () => setOpen(false),
    /** Returns true when a refusal tells of one. */
    begins(error: unknown): boolean {
      if (!isHttpError(error) || error.status !== 409) return false;
      const now = conflictOf(error.body);
      if (!now) return false;
      client.setQueryData(queryKey, now);
      if (error.code !== 'version_conflict') return false;
      setOpen(true);
      return true;
    },
  };
}

function useDraft<Row extends { readonly version: number }, Values extends object, Input>(
  row: Row,
  { valuesOf, changedFields = differing }: RecordForm<Row, Values, Input>,
) {
  const [draft, setDraft] = useState<Draft<Values>>({ edits: {}, version: null });
  const saved = valuesOf(row);
  const isUnchanged = (edits: Partial<Values>) => changedFields(saved, edits).length === 0;

  function edit<Name extends keyof Values & string>(field: Name, value: Values[Name]) {
    setDraft(({ edits, version }) => ({
      edits: { ...edits, [field]: value } as Partial<Values>,
      version: (isUnchanged(edits) ? null : version) ?? row.version,
    }));
  }
  return {
    draft,
    setDraft,
    saved,
    values: { ...saved, ...draft.edits } as Values,
    changed: changedFields(saved, draft.edits),
    edit,
    isUnchanged,
  };
}

function omit<Values extends object>(
  edits: Partial<Values>,
  fields: readonly (keyof Values)[],
): Partial<Values> {
  const others = Object.entries(edits).filter(([field]) => !fields.some((one) => one === field));
  return Object.fromEntries(others) as Partial<Values>;
}
