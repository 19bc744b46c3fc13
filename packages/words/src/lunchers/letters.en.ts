export const words = {
  orders_rechecked: {
    subject: 'We rechecked {luncher}’s lunches',
    hello: 'Hi {first},',
    intro_changed:
      'Something changed for {luncher}, so we rechecked every lunch ordered from today on.',
    intro_deleted:
      '{luncher} was removed from your account, so we rechecked every lunch ordered from today on.',
    cancelled_title: '{count, plural, one {This lunch was} other {These lunches were}} canceled',
    kept_title:
      '{count, plural, one {The kitchen already has this lunch} other {The kitchen already has these lunches}}',
    kept_intro:
      '{count, plural, one {It could no longer be canceled.} other {They could no longer be canceled.}} Please talk to us, and to your child, before it is eaten.',
    because: {
      school: '{luncher} has changed schools.',
      grade: 'It is not on the menu of the new grade.',
      deleted: '{luncher} was removed from your account.',
    },
    choose_again: 'You can order again for days that are still open.',
    repeat_ends:
      '{luncher}’s lunches no longer repeat, because they were from the old school’s menu. You can turn repeating on again at the new school.',
    button: 'See the calendar',
  },
} as const;
