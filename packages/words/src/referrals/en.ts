import { words as common } from '../common/en.ts';
/** Inviting other families. */
export const words = {
  title: 'Invite a family',
  intro: 'Good lunches are better shared. Send your link to families you know.',
  rewards:
    'When a family you invited has its first lunch, you get {referrer} in credit and they get {invited}.',
  rewardYou: 'When a family you invited has its first lunch, you get {referrer} in credit.',
  rewardThem: 'When a family you invited has its first lunch, they get {invited} in credit.',
  code: 'Your code',
  link: 'Your link',
  copy: 'Copy link',
  share: 'Share',
  shareText: 'We order school lunches here. Sign up with my link:',
  email: 'Invite by email',
  emailExample: 'friend@example.com',
  send: 'Send invitation',
  sending: 'Sending the invitation',
  invited:
    '{count, plural, =0 {No one has signed up with it yet.} one {One family has signed up with it.} other {# families have signed up with it.}}',
  rewarded: '{count, plural, one {One reward so far.} other {# rewards so far.}}',
  acting: 'Only {name} can send invitations.',
  loading: 'Loading your code',
  failed: 'We could not load your code.',
  retry: common.tryAgain,
  byFriend: 'A family you know invited you. Welcome!',
} as const;
