import { useQueryClient } from '@tanstack/react-query';
import type { ItemCombinations, OptionCombination } from '@yay/contract/items/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { combinationsQuery, itemKey } from '../api/item-query.ts';
import { saveCombinations } from '../api/save-item.ts';
import {
  addEdit,
  type CombinationEdits,
  changedCombinations,
  isOvertaken,
  keyOf,
  rebase,
  withEdits,
} from '../model/combination-edits.ts';

/** Edits of an item's combinations: they stay until they are saved, whatever else is saved. */
export function useCombinations(id: number, read: ItemCombinations | undefined) {
  const t = useTranslations('items.combinations');
  const client = useQueryClient();
  const fieldText = useFieldText();
  const [edits, setEdits] = useState<CombinationEdits>(new Map());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const saved = read?.combinations ?? [];
  const changed = changedCombinations(saved, edits);

  function set(card: OptionCombination, change: Partial<OptionCombination>) {
    const over = saved.find((one) => keyOf(one) === keyOf(card));
    setError(undefined);
    if (over) setEdits((now) => addEdit(now, over, change));
  }
  /** Shows what somebody else has saved below the edits, which are saved by the next press. */
  function showOvertaken(now: readonly OptionCombination[]) {
    setEdits((made) => rebase(now, made));
    showAlert(t('changed'));
  }
  async function save() {
    if (busy || read === undefined || changed.length === 0) return;
    if (isOvertaken(saved, edits)) return showOvertaken(saved);
    setBusy(true);
    const { queryKey } = combinationsQuery(id);
    try {
      const body = { version: read.version, combinations: withEdits(saved, edits) };
      const kept = await saveCombinations(id, body);
      client.setQueryData(queryKey, kept);
      // Edits that came while these were being saved are still to be saved.
      setEdits((made) => rebase(kept.combinations ?? [], made, edits));
      showAlert('itemUpdated');
    } catch (problem) {
      const now = isHttpError(problem)
        ? (problem.body as { combinations?: ItemCombinations } | undefined)?.combinations
        : undefined;
      if (now) {
        client.setQueryData(queryKey, now);
        showOvertaken(now.combinations ?? []);
      } else if (isHttpError(problem) && problem.status === 422) {
        setError(fieldText(Object.values(problem.errors).flat()));
      } else {
        showAlert('generateOptionComboCardsFailed');
      }
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: itemKey(id) });
  }

  return { cards: withEdits(saved, edits), changed, set, save, busy, error };
}

export type CombinationForm = ReturnType<typeof useCombinations>;
