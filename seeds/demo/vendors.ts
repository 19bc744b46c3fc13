import type { Row } from '../lib/insert-rows.ts';

export type Vendor = {
  id: number;
  name: string;
  branch: string;
  code: string;
  short: string;
  contacts: { email: string }[];
  highVolume: boolean;
};

const described: [code: string, name: string, branch: string, short: string, contacts: string[]][] =
  [
    ['LUIGI', "Luigi's Corner", 'Mill Street', "Luigi's", ['kitchen', 'luigi']],
    ['TACOV', 'Taco Verde', 'Northside', 'Taco Verde', ['hola']],
    ['KUMO', 'Kumo Kitchen', 'Station Square', 'Kumo', ['orders', 'aya']],
    ['BREAD', 'Daily Bread', 'Old Bakery', 'Daily Bread', ['bakery']],
    ['OLIVE', 'Olive & Thyme', 'Market Hall', 'Olive', ['hello', 'nadia']],
    ['SPICE', 'Spice Route', 'Harbor Road', 'Spice Route', ['kitchen']],
    ['SUNNY', 'Sunny Side', 'Elm Avenue', 'Sunny', ['eggs', 'office']],
    ['SMOKE', 'Smokehouse Junction', 'Railway Yard', 'Smokehouse', ['pit']],
    ['GREEN', 'Green Bowl', 'Park Lane', 'Green Bowl', ['greens', 'theo']],
    ['BLUE', 'Blue Plate', 'Main Street', 'Blue Plate', ['kitchen']],
  ];

const HIGH_VOLUME = new Set(['LUIGI', 'BREAD', 'BLUE']);

export const VENDORS: readonly Vendor[] = described.map(
  ([code, name, branch, short, contacts], index) => ({
    id: index + 1,
    name,
    branch,
    code,
    short,
    contacts: contacts.map((contact) => ({
      email: `${contact}@${code.toLowerCase()}.example`,
    })),
    highVolume: HIGH_VOLUME.has(code),
  }),
);

export function vendorRows(): Row[] {
  return VENDORS.map(({ id, name, branch, code, short, contacts, highVolume }) => ({
    id,
    display_name: name,
    branch_name: branch,
    vendor_code: code,
    short_name: short,
    contacts,
    is_high_volume: highVolume,
  }));
}
