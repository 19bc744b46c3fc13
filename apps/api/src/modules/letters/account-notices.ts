import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface AccountNoticeData {
  readonly first: string;
}
export interface EmailChangedData extends AccountNoticeData {
  /** Where the account's mail goes from now on. */
  readonly email: string;
}

/** What an owner hears of her account even if it was not she who did it. */
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

/** To the address that was. */
function emailChanged(say: Say, data: EmailChangedData, { product }: LetterContext): Letter {
  return {
    subject: say('email_changed.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_changed.hello', { first: data.first }) },
      { kind: 'text', text: say('email_changed.intro', { email: data.email }) },
      { kind: 'text', text: say('email_changed.not_you') },
    ],
  };
}

/** To the address that is. */
function emailAdopted(say: Say, data: EmailChangedData, { product }: LetterContext): Letter {
  return {
    subject: say('email_adopted.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_adopted.hello', { first: data.first }) },
      { kind: 'text', text: say('email_adopted.intro', { email: data.email }) },
      { kind: 'text', text: say('email_adopted.not_you') },
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
  email_changed: emailChanged,
  email_adopted: emailAdopted,
  account_deleted: accountDeleted,
};
