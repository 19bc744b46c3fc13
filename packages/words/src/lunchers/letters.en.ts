export const words = {
  orders_rechecked: {
    subject: 'We checked the lunches of {luncher} again',
    hello: 'Hi {first},',
    intro_changed:
      'Something changed for {luncher}, so we looked at every lunch ordered from today on.',
    intro_deleted:
      '{luncher} was removed from your account, so we looked at every lunch ordered from today on.',
    cancelled_title: '{count, plural, one {This lunch was} other {These lunches were}} cancelled',
    kept_title:
      '{count, plural, one {The kitchen already has this lunch} other {The kitchen already has these lunches}}',
    kept_intro:
      '{count, plural, one {It could no longer be cancelled.} other {They could no longer be cancelled.}} Please talk to us, and to your child, before it is eaten.',
    because: {
      school: '{luncher} has changed schools.',
      grade: 'It is not on the menu of the new grade.',
      deleted: '{luncher} was removed from your account.',
    },
    choose_again: 'Days that are still open can be ordered again.',
    repeat_ends:
      'The lunches of {luncher} no longer repeat: they were of the menu of the school before. At the new one you can turn it on again.',
    button: 'See the calendar',
  },
} as const;
