import type { Say } from '@yay/words/letters/say';
import type { AccountNoticeData } from './account-notices.ts';
import type { Letter, LetterContext } from './letter.ts';

export interface NewAddressData extends AccountNoticeData {
  /** Six digits. */
  readonly code: string;
  /** Asked for by the team, not by the owner. */
  readonly byTeam: boolean;
}
export interface EmailAskedData extends AccountNoticeData {
  /** The address where the account's mail is to go. */
  readonly email: string;
}
export interface EmailChangedData extends EmailAskedData {
  /** The token of the way back, known to this letter alone; the database keeps its hash. */
  readonly token: string;
}
export interface EmailPutBackData extends AccountNoticeData {
  /** The token to set a password with; null where the account is suspended. */
  readonly passwordToken: string | null;
}

/** Asks an address that an account is to move to, and that has none itself, for its code. */
function proveNewAddress(say: Say, data: NewAddressData, { product }: LetterContext): Letter {
  const { first, code, byTeam } = data;
  return {
    subject: say('prove_new_address.subject', { code, product }),
    parts: [
      { kind: 'text', text: say('prove_new_address.hello', { first }) },
      {
        kind: 'text',
        text: byTeam
          ? say('prove_new_address.intro_of_team', { product })
          : say('prove_new_address.intro', { product }),
      },
      { kind: 'code', code, note: say('prove_new_address.how_long') },
      { kind: 'button', label: say('prove_new_address.button'), path: '/parents/account' },
      { kind: 'text', text: say('prove_new_address.not_you') },
    ],
  };
}

/** Tells the owner of an address that somebody wants it for another account. */
function addressWanted(say: Say, data: AccountNoticeData, { product }: LetterContext): Letter {
  return {
    subject: say('address_wanted.subject', { product }),
    parts: [
      { kind: 'text', text: say('address_wanted.hello', { first: data.first }) },
      { kind: 'text', text: say('address_wanted.intro') },
      { kind: 'text', text: say('address_wanted.not_you') },
    ],
  };
}

/** Tells the present address that the team asks for another one. */
function emailChangeAsked(say: Say, data: EmailAskedData, { product }: LetterContext): Letter {
  return {
    subject: say('email_change_asked.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_change_asked.hello', { first: data.first }) },
      { kind: 'text', text: say('email_change_asked.intro', { product, email: data.email }) },
      { kind: 'text', text: say('email_change_asked.how') },
      { kind: 'button', label: say('email_change_asked.button'), path: '/parents/account' },
      { kind: 'text', text: say('email_change_asked.not_you') },
    ],
  };
}

/** Tells the former address of the change, with the way back. */
function emailChanged(say: Say, data: EmailChangedData, { product }: LetterContext): Letter {
  return {
    subject: say('email_changed.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_changed.hello', { first: data.first }) },
      { kind: 'text', text: say('email_changed.intro', { email: data.email }) },
      { kind: 'text', text: say('email_changed.not_you') },
      {
        kind: 'link',
        label: say('email_changed.button'),
        path: `/way-back#token=${encodeURIComponent(data.token)}`,
      },
      { kind: 'text', text: say('email_changed.how_long') },
    ],
  };
}

/** Tells the address that is in force again that it was put back. */
function emailPutBack(say: Say, data: EmailPutBackData, { product }: LetterContext): Letter {
  const { first, passwordToken } = data;
  return {
    subject: say('email_put_back.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_put_back.hello', { first }) },
      { kind: 'text', text: say('email_put_back.intro') },
      ...(passwordToken === null
        ? ([{ kind: 'text', text: say('email_put_back.suspended') }] as const)
        : ([
            { kind: 'text', text: say('email_put_back.password') },
            {
              kind: 'link',
              label: say('email_put_back.button'),
              path: `/reset-password#token=${encodeURIComponent(passwordToken)}`,
            },
            { kind: 'text', text: say('email_put_back.how_long') },
          ] as const)),
    ],
  };
}

/** Tells the address that the account left again. */
function emailTakenBack(say: Say, data: AccountNoticeData, { product }: LetterContext): Letter {
  return {
    subject: say('email_taken_back.subject', { product }),
    parts: [
      { kind: 'text', text: say('email_taken_back.hello', { first: data.first }) },
      { kind: 'text', text: say('email_taken_back.intro', { product }) },
      { kind: 'text', text: say('email_taken_back.not_you') },
    ],
  };
}

export const letters = {
  prove_new_address: proveNewAddress,
  address_wanted: addressWanted,
  email_change_asked: emailChangeAsked,
  email_changed: emailChanged,
  email_put_back: emailPutBack,
  email_taken_back: emailTakenBack,
};
