import { words as common } from '../common/en.ts';

/** Asked of whoever signed in a while ago, before money, roles and files of people. */
export const words = {
  title: 'Confirm it’s you',
  text: 'You signed in a while ago. Enter the password of {email} to continue.',
  password: 'Your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  confirm: 'Confirm',
  confirming: 'Checking',
  cancel: common.cancel,
  withPasskey: 'Use a passkey',
  passkeyWaiting: 'Waiting for your passkey',
  passkeyCancelled: 'No passkey was used. Please try again, or use your password.',
};
