import { words as common } from '../common/en.ts';
/** Around a message of the team that opens over a page; what it says is the team's own. */
export const words = {
  close: common.close,
  newTab: '(opens in a new tab)',
  more: 'Learn more',
  email: {
    label: 'Your email',
    send: 'Keep me posted',
    sending: 'Sending',
    thanks: 'Thank you. We have your address.',
  },
};
