import { words as common } from '../common/en.ts';

/** The page of an invitation to a portal, where the link of the mail leads. */
export const words = {
  title: 'You’re invited',
  school:
    'You’ll see {place} in the school portal: who eats each day, allergies, and days without lunch.',
  vendor: 'You’ll see {place} in the vendor portal: what to make each day, and for whom.',
  checking: 'Checking your invitation',
  accept: 'Accept',
  saving: common.oneMoment,
  passwordText: 'Choose a password for {email}. Then sign in with it.',
  password: 'New password',
  hint: 'At least {count} characters.',
  passwordDone: 'Accept and set password',
  signInText: '{email} already has an account. Sign in to accept.',
  signIn: 'Sign in',
  otherText: 'This invitation is for {email}. Sign out, then open the link from the email again.',
  logOut: 'Sign out',
  overTitle: 'This invitation has ended',
  over: 'It was accepted, taken back, or is more than 7 days old. Ask the person who invited you for a new one.',
  home: 'Go to the home page',
  failedTitle: 'We couldn’t check your invitation',
  failed: common.hiccup,
  retry: common.tryAgain,
};
