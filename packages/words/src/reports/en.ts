/** What was taken for lunches, and what the kitchens get of it. */
export const words = {
  title: 'Revenue and vendor cost',
  intro:
    'What families were charged for their lunches, to the cent as in the ledger, and what the kitchens get for them.',
  download: 'Export',
  filters: 'What the report is about, kept in the address',
  by: 'By the day on which lunches are',
  served: 'Eaten',
  settled: 'Charged',
  group: 'Rows',
  groups: { day: 'Days', market: 'Markets', school: 'Schools', vendor: 'Vendors' },
  loading: 'Adding up',
  updating: 'Adding up again',
  failed: 'The report did not load',
  retry: 'Try again',
  emptyTitle: 'Nothing was charged',
  emptyText:
    'On these days there is nothing that families were charged for. Pick others, or take a filter away.',
  chart: {
    title: 'Day by day',
    label:
      'Net revenue and vendor cost from {from} to {to}: {net} and {cost} in all. The same figures are in the table.',
    net: 'Net revenue',
    cost: 'Vendor cost',
  },
  table: 'Revenue and vendor cost by {group}',
  total: 'Total',
  lunches: 'Lunches',
  meals: 'Meals',
  lateFees: 'Late fees',
  discounts: 'Discounts',
  net: 'Net',
  promo: 'Promotional funds',
  vendorCost: 'Vendor cost',
  margin: 'Margin',
  open: 'Only {name}',
  notes: {
    title: 'How this is calculated',
    served:
      'Each lunch counts on the day it is eaten, with everything that it was charged and given back so far. A cancelled lunch counts nothing.',
    settled:
      'Each charge counts on the day it was made, and what is given back counts against the day it was given back, by the office’s clock.',
    net: 'Net is meals and late fees less discounts. Promotional funds are the part of it that was paid with credit that was given and with bonuses.',
    vendor:
      'What a kitchen gets for a lunch is fixed when it is ordered, like the price; later prices change nothing about it. Extras of another kitchen count for that kitchen. A lunch that costs the family nothing counts once the kitchen has its number: by charge, on that day.',
  },
  file: {
    served: 'Day eaten',
    settled: 'Day charged',
    market: 'Market',
    school: 'School',
    vendor: 'Vendor',
    lunches: 'Lunches',
    meals: 'Meals',
    lateFees: 'Late fees',
    discounts: 'Discounts',
    net: 'Net',
    promo: 'Promotional funds',
    vendorCost: 'Vendor cost',
    margin: 'Margin',
  },
};
