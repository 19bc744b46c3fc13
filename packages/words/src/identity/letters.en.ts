export const words = {
  welcome: {
    subject: 'Welcome to {product}, {first}',
    hello: 'Hi {first},',
    intro: 'Your family account is open. Lunch is two steps away.',
    step_lunchers: 'Tell us who eats: add each of your kids with school, grade and allergies.',
    step_week: 'Choose a lunch for each day. You can change your mind until ordering closes.',
    button: 'Add your first luncher',
  },
  prove_address: {
    subject: '{code} is your {product} code',
    hello: 'Hi {first},',
    intro: 'Type this code on the page where you signed up, and your family account is open.',
    how_long: 'It works once, within 10 minutes.',
    or_link: 'Or use the link:',
    button: 'Open my account',
    elsewhere: 'On another device than the one where you signed up, we also ask for your password.',
    not_you:
      'If it was not you, there is nothing that you need to do. Without this code, no account is opened.',
  },
  already_registered: {
    subject: 'You already have an account with {product}',
    hello: 'Hi {first},',
    intro:
      'Somebody, probably you, just tried to open an account with this address. You have one already, so nothing was changed.',
    button: 'Log in',
    not_you: 'If it was not you, there is nothing that you need to do.',
  },
  password_reset: {
    subject: 'Set a new password for {product}',
    hello: 'Hi {first},',
    intro: 'Somebody, probably you, asked for a new password for this account.',
    intro_of_team:
      '{name} from the {product} team sent you this link to set a new password for your account.',
    button: 'Set a new password',
    how_long: 'The link works once, within an hour.',
    not_you:
      'If it was not you, there is nothing that you need to do. Your password stays as it is.',
  },
  first_password: {
    subject: 'Your account with {product} is ready',
    hello: 'Hi {first},',
    intro: 'We have opened an account with {product} for you. Choose a password and you are in.',
    button: 'Choose a password',
    how_long:
      'The link works once, within an hour. If it is too old, use “Forgot it?” on the login page and you get a new one.',
  },
  password_changed: {
    subject: 'Your password for {product} was changed',
    hello: 'Hi {first},',
    intro:
      'The password of your account was just changed. Everywhere else that you were signed in, you are now signed out.',
    not_you: 'If it was not you, set a new password right away and write to us.',
    button: 'Set a new password',
  },
  email_changed: {
    subject: 'The email address of your {product} account was changed',
    hello: 'Hi {first},',
    intro: 'From now on you log in with {email}, and our mail goes there.',
    not_you: 'If it was not you, write to us right away and we will stop it.',
  },
  email_adopted: {
    subject: 'This is now the address of your {product} account',
    hello: 'Hi {first},',
    intro: 'From now on you log in with {email}, and our mail comes here.',
    not_you: 'If you do not know this account, write to us and we take your address off it.',
  },
  account_deleted: {
    subject: 'Your {product} account is deleted',
    hello: 'Hi {first},',
    intro:
      'Your account is deleted, as you asked. Lunches that could still be cancelled are cancelled. Lunches that the kitchen already had still come.',
    not_you: 'If it was not you, or you change your mind, write to us: we can bring it back.',
  },
  second_factor_added: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'An authenticator app was set up for your account. From now on, signing in asks for its code.',
    passkey:
      'The passkey “{name}” was added to your account. From now on, it can be used to sign in.',
    recovery_code: 'New recovery codes were made for your account. Those from before stop working.',
    not_you:
      'If it was not you, change your password now and tell us: somebody may be in your account.',
    button: 'See your account',
  },
  second_factor_removed: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'The authenticator app was removed from your account. Its codes no longer count.',
    passkey: 'The passkey “{name}” was removed from your account. It no longer signs you in.',
    recovery_code: 'The recovery codes of your account were removed.',
    not_you:
      'If it was not you, change your password now and tell us: somebody may be in your account.',
    button: 'See your account',
  },
} as const;
