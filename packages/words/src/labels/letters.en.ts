export const words = {
  labels_ready: {
    subject: '{school}: labels for {day}',
    hello: 'Hi {name},',
    intro:
      'Here are the lunch labels for {day}: {labels, plural, one {# label} other {# labels}} on {sheets, plural, one {# sheet} other {# sheets}}. The PDF is attached. Print it at 100%.',
    taken:
      'It holds the orders as of {time}. If something changes after that, print what changed from the labels page.',
    button: 'Go to labels',
  },
} as const;
