import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { SupplyInput } from '../api/supplies.ts';

/** The values of a supply's form, as they are typed, by the names of the API. */
export type SupplyDraft = {
  readonly destination_id: { readonly id: number; readonly name: string } | null;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly weekdays: readonly number[];
  readonly starts_on: string;
  readonly ends_on: string;
  readonly note: string;
};
export type SupplyField = keyof SupplyDraft;

export function draftOf(supply: SupplySchedule | null): SupplyDraft {
  return {
    destination_id: supply && { id: supply.destination.id, name: supply.destination.name },
    name: supply?.name ?? '',
    quantity: String(supply?.quantity ?? ''),
    unit: supply?.unit ?? '',
    weekdays: supply?.weekdays ?? [],
    starts_on: supply?.starts_on ?? '',
    ends_on: supply?.ends_on ?? '',
    note: supply?.note ?? '',
  };
}

/** Returns what is sent, or by the API's names what is missing. */
export function inputOf(
  draft: SupplyDraft,
): { input: SupplyInput } | { errors: Record<string, string[]> } {
  const { destination_id: school } = draft;
  const errors: Record<string, string[]> = {};
  const quantity = /^\d{1,6}$/.test(draft.quantity.trim()) ? Number(draft.quantity) : null;
  if (school === null) errors.destination_id = ['school_required'];
  if (draft.name.trim() === '') errors.name = ['required'];
  if (quantity === null) errors.quantity = [draft.quantity.trim() === '' ? 'required' : 'invalid'];
  if (draft.weekdays.length === 0) errors.weekdays = ['required'];
  if (draft.starts_on === '') errors.starts_on = ['required'];
  if (school === null || quantity === null || Object.keys(errors).length > 0) {
    return { errors };
  }
  return {
    input: {
      destination_id: school.id,
      name: draft.name,
      quantity,
      unit: draft.unit,
      weekdays: [...draft.weekdays],
      starts_on: draft.starts_on as PlainDate,
      ends_on: (draft.ends_on || null) as PlainDate | null,
      note: draft.note,
    },
  };
}
