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
    intro: 'Enter this code on the page where you signed up to open your family account.',
    how_long: 'It works once, for 10 minutes.',
    or_link: 'Or use the link:',
    button: 'Open my account',
    elsewhere:
      'On a different device than the one you signed up on, we also ask for your password.',
    not_you:
      'If this wasn’t you, you don’t need to do anything. Without this code, no account is opened.',
  },
  sign_in_code: {
    subject: '{code} is your {product} code',
    hello: 'Hi {first},',
    intro:
      'Enter this code on the page where you are signing in. We only ask once, to make sure this address is yours.',
    how_long: 'It works once, for 10 minutes.',
    not_you:
      'If this wasn’t you, someone knows your password. They can’t get in without this code, but please set a new password now.',
    button: 'Set a new password',
  },
  already_registered: {
    subject: 'You already have an account with {product}',
    hello: 'Hi {first},',
    intro:
      'Someone, probably you, just tried to open an account with this address. You already have one, so nothing was changed.',
    button: 'Sign in',
    not_you: 'If this wasn’t you, you don’t need to do anything.',
  },
  password_reset: {
    subject: 'Set a new password for {product}',
    hello: 'Hi {first},',
    intro: 'Someone, probably you, asked for a new password for this account.',
    intro_of_team:
      '{name} from the {product} team sent you this link to set a new password for your account.',
    button: 'Set a new password',
    how_long: 'The link works once, for one hour.',
    not_you: 'If this wasn’t you, you don’t need to do anything. Your password stays the same.',
  },
  first_password: {
    subject: 'Your account with {product} is ready',
    hello: 'Hi {first},',
    intro: 'We have opened an account with {product} for you. Choose a password and you are in.',
    button: 'Choose a password',
    how_long:
      'The link works once, for 24 hours. If you don’t use it by then, we remove this account and the access that comes with it.',
  },
  password_changed: {
    subject: 'Your password for {product} was changed',
    hello: 'Hi {first},',
    intro: 'Your account’s password was just changed. You are now signed out everywhere else.',
    not_you: 'If this wasn’t you, set a new password right away and write to us.',
    button: 'Set a new password',
  },
  prove_new_address: {
    subject: '{code} is your {product} code',
    hello: 'Hi {first},',
    intro:
      'Someone, probably you, wants to use this address for a {product} account. Enter this code on your account page.',
    intro_of_team:
      'The {product} team was asked to move your account to this address. Sign in the way you always do, then enter this code on your account page.',
    how_long: 'It works once, for 10 minutes. You can get a new one on the same page.',
    button: 'Open your account page',
    not_you:
      'If this wasn’t you, you don’t need to do anything. Without this code, nothing changes.',
  },
  address_wanted: {
    subject: 'You already have an account with {product}',
    hello: 'Hi {first},',
    intro:
      'Someone, probably you, tried to use this address for another account. You already have an account with this address, so nothing was changed.',
    not_you: 'If this wasn’t you, you don’t need to do anything.',
  },
  email_change_asked: {
    subject: 'A new email address for your {product} account',
    hello: 'Hi {first},',
    intro:
      'The {product} team was asked to change the address of your account to {email}. We sent a six-digit code there.',
    how: 'To make the change, sign in and enter that code on your account page. Until then, nothing changes.',
    button: 'Open your account page',
    not_you: 'If you didn’t ask for this, cancel it on your account page or write to us.',
  },
  email_changed: {
    subject: 'The email address of your {product} account was changed',
    hello: 'Hi {first},',
    intro: 'From now on you sign in with {email}, and our emails go there.',
    not_you: 'If this wasn’t you, put this address back:',
    button: 'Put my address back',
    how_long:
      'The link works once, for 7 days. It signs everyone out of your account, and you choose a new password.',
  },
  email_put_back: {
    subject: 'Your {product} account has its old address again',
    hello: 'Hi {first},',
    intro:
      'You sign in with this address again. Everyone was signed out, the old password no longer works, and passkeys or authenticator apps added shortly before the change were removed.',
    password: 'If you haven’t yet, choose a new password:',
    button: 'Choose a new password',
    how_long:
      'The link works once, for one hour. If it has expired, use “Forgot it?” on the sign-in page to get a new one.',
    suspended: 'Your account is suspended right now. Write to us, and we will help you back in.',
  },
  email_taken_back: {
    subject: 'This is no longer the address of a {product} account',
    hello: 'Hi {first},',
    intro:
      'The change to this address was undone from the address before it. You can no longer sign in to {product} with this one.',
    not_you: 'If this wasn’t you, write to us right away.',
  },
  account_deleted: {
    subject: 'Your {product} account is deleted',
    hello: 'Hi {first},',
    intro:
      'Your account is deleted, as you asked. Lunches that could still be canceled are canceled. Lunches the kitchen already had will still come.',
    not_you: 'If this wasn’t you, or you change your mind, write to us: we can bring it back.',
  },
  second_factor_added: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'An authenticator app was set up for your account. From now on, signing in asks for its code.',
    passkey:
      'The passkey “{name}” was added to your account. From now on, it can be used to sign in.',
    recovery_code: 'New recovery codes were made for your account. The old ones no longer work.',
    not_you:
      'If this wasn’t you, change your password now and tell us: someone may be in your account.',
    button: 'See your account',
  },
  second_factor_removed: {
    subject: 'Your sign-in to {product} has changed',
    hello: 'Hi {first},',
    totp: 'The authenticator app was removed from your account. Its codes no longer work.',
    passkey: 'The passkey “{name}” was removed from your account. It no longer signs you in.',
    recovery_code: 'The recovery codes of your account were removed.',
    by: '{by} from our team did this for you, and you are signed out everywhere. The next time you sign in with your password, you set up a new second step.',
    not_you:
      'If this wasn’t you, change your password now and tell us: someone may be in your account.',
    button: 'See your account',
  },
} as const;
