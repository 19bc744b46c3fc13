import { allergensWithin } from '../properties/names.en.ts';

export const words = {
  item_replaced: {
    subject:
      '{count, plural, one {{from} was replaced: please have a look} other {# lunches were replaced: please have a look}}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {A lunch that you chose can’t be made as planned, so we replaced it.} other {Lunches that you chose can’t be made as planned, so we replaced them.}} Until the kitchen counts the day, in the afternoon of the day before, you choose: keep it, take something else, or get your money back.',
    why: 'Why: {because}',
    change: 'Instead of {from}: {to}',
    refused_title: 'Please choose',
    unsafe: 'Not safe for {luncher}: {what}.',
    problem: {
      allergy: 'Not safe for {luncher}.',
      allergy_unverified: 'Nobody has checked it for {luncher}, so it counts as not safe.',
      sold_out: 'There is not enough of it for {luncher}.',
      options: 'There is no way to make it that is safe for {luncher}.',
      unavailable: 'It can’t be had for {luncher} after all.',
    },
    refused_default: 'If you do nothing, we cancel it and give the money back.',
    replaced_title: 'Replaced',
    safe: 'It has nothing that {luncher} must not eat, as far as you told us.',
    replaced_default: 'If you do nothing, the replacement stays. It never costs more.',
    button: 'See your choices',
    property: {
      ...allergensWithin,
      vegetarian: 'not known to be vegetarian',
      vegan: 'not known to be vegan',
      halal: 'not known to be halal',
      kosher: 'not known to be kosher',
      gluten_free: 'not known to be gluten free',
      spicy: 'spicy',
    },
  },
  replacement_settled: {
    subject:
      '{count, plural, one {Your replaced lunch} other {Your replaced lunches}}: what happens now',
    hello: 'Hi {first},',
    intro:
      'The kitchen has counted the day, and you had not chosen yet. This is what we did with {count, plural, one {the lunch that was replaced} other {the lunches that were replaced}}.',
    accepted: '{to} stays. It has nothing that must not be eaten, as far as you told us.',
    returned: 'Cancelled. What you paid is back.',
    not_charged: 'Cancelled. It was not charged, and it never will be.',
    button: 'See the calendar',
  },
} as const;
