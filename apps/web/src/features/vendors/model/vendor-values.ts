import type { VendorRecord } from '@yay/contract/vendors/calls';
import type { FieldErrors } from '../../../lib/http/index.ts';
import type { VendorInput } from '../api/save-vendor.ts';

/** A contact as it is typed. */
export type ContactValue = {
  /** Tells it from the others while it is typed. */
  readonly key: string;
  readonly email: string;
};

/** The settings of a vendor, as they are typed. */
export type VendorValues = {
  readonly display_name: string;
  readonly branch_name: string;
  readonly vendor_code: string;
  readonly short_name: string;
  readonly contacts: readonly ContactValue[];
  readonly is_high_volume: boolean;
};

export const NEW_VENDOR: VendorValues = {
  display_name: '',
  branch_name: '',
  vendor_code: '',
  short_name: '',
  contacts: [],
  is_high_volume: false,
};

export const valuesOf = (vendor: VendorRecord): VendorValues => ({
  display_name: vendor.display_name,
  branch_name: vendor.branch_name,
  vendor_code: vendor.vendor_code,
  short_name: vendor.short_name,
  contacts: vendor.contacts.map(({ email }, index) => ({ email, key: String(index) })),
  is_high_volume: vendor.is_high_volume,
});

/** Returns the input to send, or the missing values. */
export function inputOf(values: VendorValues): { input: VendorInput } | { errors: FieldErrors } {
  const errors: Record<string, string[]> = {};
  for (const field of ['display_name', 'vendor_code'] as const) {
    if (values[field].trim() === '') errors[field] = ['required'];
  }
  values.contacts.forEach(({ email }, index) => {
    if (email.trim() === '') errors[`contacts.${index}.email`] = ['required'];
  });
  if (Object.keys(errors).length > 0) return { errors };
  return { input: { ...values, contacts: values.contacts.map(({ email }) => ({ email })) } };
}
