import { useQueryClient } from '@tanstack/react-query';
import type { DiscountConflict, DiscountRecord } from '@yay/contract/discounts-admin';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { discountKey, discountQuery } from '../api/discount-query.ts';
import { updateDiscount } from '../api/save-discount.ts';
import {
  changedFields,
  type DiscountEdits,
  type DiscountField,
  type DiscountValues,
  inputOf,
  valuesOf,
} from '../model/discount-values.ts';
import { useDiscountErrors } from './use-discount-form.ts';

/** What is typed about a discount and not saved, and the version that was seen when it was begun. */
type Draft = { readonly edits: DiscountEdits; readonly version: number | null };
const UNTOUCHED: Draft = { edits: {}, version: null };

export function useDiscountEdit(discount: DiscountRecord) {
  const client = useQueryClient();
  const errors = useDiscountErrors();
  const [draft, setDraft] = useState(UNTOUCHED);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const saved = valuesOf(discount);
  const changed = changedFields(saved, draft.edits);

  function discard() {
    errors.clearErrors();
    setConflict(false);
    setDraft(UNTOUCHED);
  }

  async function save(version: number | null = draft.version) {
    if (busy || changed.length === 0) return;
    const checked = inputOf({ ...saved, ...draft.edits });
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setBusy(true);
    errors.clearErrors();
    const { edits } = draft;
    try {
      const now = await updateDiscount(discount.id, version ?? discount.version, checked.input);
      client.setQueryData(discountQuery(discount.id).queryKey, now);
      // What was typed while it was being saved is still to be saved.
      setDraft((typed) => ({ edits: without(typed.edits, edits), version: now.version }));
      setConflict(false);
      showAlert('discountSaved');
      void client.invalidateQueries({ queryKey: discountKey(discount.id) });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    const now = isHttpError(error) && error.status === 409 ? conflicting(error.body) : undefined;
    if (now) client.setQueryData(discountQuery(discount.id).queryKey, now);
    if (now && isHttpError(error) && error.code === 'version_conflict') setConflict(true);
    else errors.sayRefusal(error);
  }

  return {
    edits: draft.edits,
    changed,
    errors,
    busy,
    conflict: conflict && changed.length > 0,
    save,
    discard,
    set<Field extends DiscountField>(field: Field, value: DiscountValues[Field]) {
      errors.forgetError(field);
      setDraft(({ edits, version }) => {
        const next = { ...edits, [field]: value };
        const begun = changedFields(saved, edits).length > 0 ? version : null;
        return { edits: next, version: begun ?? discount.version };
      });
    },
  };
}

const conflicting = (body: unknown): DiscountRecord | undefined =>
  (body as DiscountConflict | undefined)?.discount;

function without(now: DiscountEdits, sent: DiscountEdits): DiscountEdits {
  const left = (Object.keys(now) as DiscountField[]).filter((field) => now[field] !== sent[field]);
  return Object.fromEntries(left.map((field) => [field, now[field]]));
}
