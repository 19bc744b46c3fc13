export const words = {
  luncher_list_ready: {
    subject: '{school}: who has lunch on {day}',
    hello: 'Hi {name},',
    intro:
      'The kitchen’s count for {day} is final: {lunches, plural, one {# lunch} other {# lunches}}. The list by grade is attached as a PDF, with strict allergies marked and a box to check for each child.',
    later: 'Orders can still change after this. Your page for the day always has the latest list.',
    button: 'Open the list',
  },
  lunches_changed: {
    subject: '{school}: {count, plural, one {# lunch} other {# lunches}} changed for {day}',
    hello: 'Hi {name},',
    intro: 'This changed for {day} since {since}:',
    added: 'Added: {item}',
    changed: 'Changed: {item}',
    canceled: 'Canceled: {item}',
    was: 'It was {was}',
    more: 'And {count, plural, one {# more change} other {# more changes}}.',
    button: 'Open the day',
  },
} as const;
