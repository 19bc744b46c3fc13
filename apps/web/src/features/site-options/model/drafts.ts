import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import type { SiteOptionType } from '@yay/contract/site-options/fields';
import { GUARDED_TYPES, PLAIN_TYPES } from '@yay/contract/site-options/values';
import { changedPaths, type FormValues, fieldsOf, valuesOf } from './form-values.ts';

/** The edits in the form of one option, and the version that was on the screen when they began. */
export interface Draft {
  readonly edits: FormValues;
  readonly version: number;
  readonly restoredFrom: number | null;
}
export type Drafts = Partial<Record<SiteOptionType, Draft>>;

/** The form of an option as it stands: what is shown, what of it is changed, what would be sent. */
export interface DraftedOption {
  readonly option: SiteOptionRecord;
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

export function drafted(option: SiteOptionRecord, draft: Draft | undefined): DraftedOption {
  const { type, fields } = option;
  const saved = valuesOf(type, fields);
  const values = { ...saved, ...draft?.edits };
  return {
    option,
    values,
    changed: changedPaths(type, saved, values),
    fields: fieldsOf(type, fields, values),
  };
}

/** Returns the body of a save: everything that is changed, by how it is guarded. */
export function bodyOf(
  options: readonly SiteOptionRecord[],
  drafts: Drafts,
  closingConfirmed: boolean,
) {
  const sent = options
    .map((option) => drafted(option, drafts[option.type]))
    .filter(({ changed }) => changed.length > 0)
    .map(({ option: { type, version }, fields }) => ({
      type,
      fields,
      version: drafts[type]?.version ?? version,
      restored_from: drafts[type]?.restoredFrom ?? null,
    }));
  const plain = sent.filter((one) => among(PLAIN_TYPES, one));
  const guarded = sent.filter((one) => among(GUARDED_TYPES, one));
  return {
    ...(plain.length > 0 && { plain }),
    ...(guarded.length > 0 && { guarded }),
    closing_confirmed: closingConfirmed,
  };
}

const among = <Type extends string, One extends { readonly type: string }>(
  types: readonly Type[],
  one: One,
): one is One & { readonly type: Type } => (types as readonly string[]).includes(one.type);
