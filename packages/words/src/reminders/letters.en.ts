export const words = {
  week_preview: {
    subject: 'Next week’s lunches: week of {week}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {# lunch is} other {# lunches are}} ordered for the week of {week}. Here it is, day by day:',
    intro_empty: 'Nothing is ordered yet for the week of {week}. Here it is, day by day:',
    missing:
      '{count, plural, one {You can still choose a lunch for # day.} other {You can still choose lunches for # days.}}',
    options: 'With {options}',
    extras: 'Plus {extras}',
    closed: 'No lunch: {why}',
    no_menu: 'There is no menu for this day yet',
    nothing: 'Nothing chosen yet',
    nothing_closed: 'Nothing chosen',
    button: 'See the week',
    button_choose: 'Choose lunches',
  },
  nothing_chosen: {
    subject: 'Nothing chosen yet for the week of {week}',
    hello: 'Hi {first},',
    intro: 'There is a menu for the week of {week}, and nothing is ordered yet for {lunchers}.',
    no_fee: 'You still have time: there is no late fee on what you choose today.',
    button: 'Choose lunches',
    stop: 'Packing lunch next week? Then you don’t need to do anything. You can turn this reminder off in your account.',
  },
} as const;
