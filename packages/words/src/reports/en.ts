import { words as common } from '../common/en.ts';
/** Words of the report of revenue and of the kitchens' cost. */
export const words = {
  title: 'Revenue and vendor cost',
  intro:
    'What families were charged for their lunches, and what the kitchens get for them, to the cent.',
  download: 'Export',
  by: 'By the day on which lunches are',
  served: 'Eaten',
  settled: 'Charged',
  group: 'Rows',
  groups: { day: 'Days', market: 'Markets', school: 'Schools', vendor: 'Vendors' },
  loading: 'Adding up',
  updating: 'Updating',
  failed: 'The report did not load',
  retry: common.tryAgain,
  emptyTitle: 'Nothing was charged',
  emptyText:
    'Families were not charged anything on these days. Pick other days or remove a filter.',
  chart: {
    title: 'Day by day',
    label:
      'Net revenue and vendor cost from {from} to {to}: {net} and {cost} in total. The same figures are in the table.',
    net: 'Net revenue',
    cost: 'Vendor cost',
    byWeek: 'Week by week',
    highest: 'Highest: {amount} on {day}.',
    highestWeek: 'Highest: {amount} in the week of {day}.',
  },
  figures: {
    net_cents: 'Net revenue',
    lunches: 'Lunches',
    per_lunch_cents: 'Net per lunch',
    vendor_cents: 'Vendor cost',
    margin_cents: 'Margin',
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
      'Each lunch counts on the day it is eaten, with everything charged and refunded for it so far. A canceled lunch counts as zero.',
    settled:
      'Each charge counts on the day it was made, and each refund counts against the day it was given, in the office’s time zone.',
    net: 'Net is meals and late fees minus discounts. Promotional funds are the part that was paid with credit given to families and with bonuses.',
    vendor:
      'What a kitchen gets for a lunch is fixed when it is ordered, like the price; later price changes don’t affect it. Extras from another kitchen count for that kitchen. A lunch that is free for the family counts once the kitchen has its order: by charge, on that day.',
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
