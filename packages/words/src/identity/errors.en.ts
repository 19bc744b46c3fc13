import type { fieldCodes, requestCodes } from '@yay/contract/identity/codes';

export const words = {
  request: {
    wrong_credentials: 'Sorry, incorrect username or password.',
    already_impersonating: 'Already impersonating a user.',
    second_factor_required:
      'Your role requires a second step when you sign in. Please set it up first.',
    wrong_code: 'This code is wrong or was already used. Please try the next one.',
    app_unreadable:
      'We can’t check codes from your app right now. Use a recovery code or a passkey, and let us know.',
    passkey_refused: 'This passkey was not accepted. Please try again, or choose another way.',
    sign_in_over: 'This took too long or was tried too often. Please start again.',
    second_factor_exists: 'This is already set up. Remove it first to set it up again.',
    last_second_factor:
      'Your role requires a second step when you sign in, so you can’t remove the last one. Add another one first.',
    link_over: 'This link was already used or has expired. Please ask for a new one.',
    fresh_sign_in_needed: 'Nothing was sent yet. First confirm that it’s you.',
    address_not_proved:
      'Please confirm your email address first: sign out, sign in again, and enter the code we email you.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    password_too_short: 'Use at least 10 characters.',
    password_common:
      'This password is on the lists that attackers try first. Please choose another.',
    password_guessable:
      'This is too close to your email address or our name. Please choose another.',
    password_wrong: 'This is not your current password.',
    wrong_code: 'This code is wrong or was already used. Please try the next one.',
    app_unreadable:
      'We can’t check codes from your app right now. Use a recovery code or a passkey, and let us know.',
    code_not_right: 'This code is wrong. Check the latest email and try again.',
    code_over: 'This code has expired. Please send a new one.',
    password_not_chosen: 'This is not the password you chose when you signed up.',
    email_taken: 'Another account uses this email address.',
    last_superadmin: 'There must be at least one superadmin.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
