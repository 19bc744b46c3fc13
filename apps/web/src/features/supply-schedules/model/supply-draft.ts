import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { SupplyInput } from '../api/supplies.ts';

/** As it is typed. */
export type SupplyDraft = {
  readonly school: { readonly id: number; readonly name: string } | null;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
  readonly note: string;
};
export type SupplyField = keyof SupplyDraft;

export function draftOf(supply: SupplySchedule | null): SupplyDraft {
  return {
    school: supply && { id: supply.destination.id, name: supply.destination.name },
    name: supply?.name ?? '',
    quantity: String(supply?.quantity ?? ''),
    unit: supply?.unit ?? '',
    weekdays: supply?.weekdays ?? [],
    from: supply?.starts_on ?? '',
    to: supply?.ends_on ?? '',
    note: supply?.note ?? '',
  };
}

export const differing = (a: SupplyDraft, b: SupplyDraft): readonly SupplyField[] =>
  (Object.keys(a) as SupplyField[]).filter(
    (field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  );

/** These fields of it. */
export const only = (draft: SupplyDraft, fields: readonly SupplyField[]): Partial<SupplyDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

/** What is to be sent, or by the API's names what is missing. */
export function inputOf(
  draft: SupplyDraft,
): { input: SupplyInput } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  const quantity = /^\d{1,6}$/.test(draft.quantity.trim()) ? Number(draft.quantity) : null;
  if (draft.school === null) errors.destination_id = ['school_required'];
  if (draft.name.trim() === '') errors.name = ['required'];
  if (quantity === null) errors.quantity = [draft.quantity.trim() === '' ? 'required' : 'invalid'];
  if (draft.weekdays.length === 0) errors.weekdays = ['required'];
  if (draft.from === '') errors.starts_on = ['required'];
  if (draft.school === null || quantity === null || Object.keys(errors).length > 0) {
    return { errors };
  }
  return {
    input: {
      destination_id: draft.school.id,
      name: draft.name,
      quantity,
      unit: draft.unit,
      weekdays: [...draft.weekdays],
      starts_on: draft.from as PlainDate,
      ends_on: (draft.to || null) as PlainDate | null,
      note: draft.note,
    },
  };
}
