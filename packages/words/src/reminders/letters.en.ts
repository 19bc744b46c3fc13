export const words = {
  week_preview: {
    subject: 'Next week’s lunches: week of {week}',
    hello: 'Hi {first},',
    intro:
      '{count, plural, one {# lunch is} other {# lunches are}} ordered for the week of {week}. This is how it looks, day by day:',
    intro_empty: 'Nothing is ordered yet for the week of {week}. This is how it looks, day by day:',
    missing: '{count, plural, one {On # day} other {On # days}} you can still choose a lunch.',
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
    no_fee: 'It is early enough: what you choose today carries no late fee.',
    button: 'Choose lunches',
    stop: 'Lunch from home next week? Then there is nothing to do. You can switch this reminder off in your account.',
  },
} as const;
