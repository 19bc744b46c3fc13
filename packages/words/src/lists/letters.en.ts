export const words = {
  export_ready: {
    subject: 'Your export is ready: {name}',
    hello: 'Hi {first},',
    intro: '{name} is ready, with {count, plural, one {# row} other {# rows}}.',
    button: 'Open your exports',
    how_long: 'The file is kept for {count, plural, one {# day} other {# days}}.',
  },
} as const;
