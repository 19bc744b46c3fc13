import type { actions } from '@yay/contract/vendors/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    vendor: {
      created: 'Opened a vendor',
      updated: 'Changed a vendor',
      suspended: 'Suspended a vendor',
      unsuspended: 'Lifted the suspension of a vendor',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    vendor: 'Vendor',
  },
  fields: {
    branch_name: 'Branch',
    vendor_code: 'Code',
    short_name: 'Short name',
    is_high_volume: 'High volume',
  },
};
