import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface AccountNoticeData {
  readonly first: string;
}

/** Tells an owner of a new password, even if somebody else set it. */
function passwordChanged(say: Say, data: AccountNoticeData, { product }: LetterContext): Letter {
  return {
    subject: say('password_changed.subject', { product }),
    parts: [
      { kind: 'text', text: say('password_changed.hello', { first: data.first }) },
      { kind: 'text', text: say('password_changed.intro') },
      { kind: 'text', text: say('password_changed.not_you') },
      { kind: 'button', label: say('password_changed.button'), path: '/forgot-password' },
    ],
  };
}

function accountDeleted(say: Say, data: AccountNoticeData, { product }: LetterContext): Letter {
  return {
    subject: say('account_deleted.subject', { product }),
    parts: [
      { kind: 'text', text: say('account_deleted.hello', { first: data.first }) },
      { kind: 'text', text: say('account_deleted.intro') },
      { kind: 'text', text: say('account_deleted.not_you') },
    ],
  };
}

export const letters = {
  password_changed: passwordChanged,
  account_deleted: accountDeleted,
};
