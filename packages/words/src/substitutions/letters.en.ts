import { allergensWithin } from '../properties/names.en.ts';

export const words = {
  item_replaced: {
    subject:
      '{count, plural, one {{from} was replaced: please choose} other {# lunches were replaced: please choose}}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {A lunch you chose can’t be made as planned, so we replaced it.} other {Some lunches you chose can’t be made as planned, so we replaced them.}} Until the afternoon before, when the kitchen makes its final count, you can choose: keep it, pick something else, or get your money back.',
    why: 'Why: {because}',
    change: 'Instead of {from}: {to}',
    refused_title: 'Please choose',
    unsafe: 'Not safe for {luncher}: {what}.',
    problem: {
      allergy: 'Not safe for {luncher}.',
      allergy_unverified:
        'It hasn’t been checked for {luncher}’s allergies, so it is not considered safe.',
      sold_out: 'There isn’t enough left for {luncher}.',
      options: 'There is no safe way to make it for {luncher}.',
      unavailable: 'It isn’t available for {luncher} after all.',
    },
    refused_default: 'If you do nothing, we cancel it and refund you.',
    replaced_title: 'Replaced',
    safe: 'It has nothing {luncher} can’t eat, based on what you told us.',
    replaced_default: 'If you do nothing, the replacement stays. It never costs more.',
    button: 'See your choices',
    property: {
      ...allergensWithin,
      vegetarian: 'not confirmed vegetarian',
      vegan: 'not confirmed vegan',
      halal: 'not confirmed halal',
      kosher: 'not confirmed kosher',
      gluten_free: 'not confirmed gluten free',
      spicy: 'spicy',
    },
  },
  replacement_settled: {
    subject:
      '{count, plural, one {Your replaced lunch} other {Your replaced lunches}}: what happens now',
    hello: 'Hi {first},',
    intro:
      'The kitchen has counted the day, and you had not chosen yet. Here is what we did with {count, plural, one {the lunch that was replaced} other {the lunches that were replaced}}.',
    accepted: '{to} stays. It is safe, based on what you told us to avoid.',
    returned: 'Canceled. You got your money back.',
    not_charged: 'Canceled. It was not charged and won’t be.',
    button: 'See the calendar',
  },
} as const;
