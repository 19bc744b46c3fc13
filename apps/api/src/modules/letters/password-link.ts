import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface PasswordLinkData {
  readonly first: string;
  /** Known to this letter alone; the database keeps its hash. */
  readonly token: string;
  /** A member of staff who sent it; without one, the reader asked for it. */
  readonly sentBy?: string;
}

const pathOf = (token: string) => `/reset-password#token=${encodeURIComponent(token)}` as const;

function passwordReset(say: Say, data: PasswordLinkData, { product }: LetterContext): Letter {
  return {
    subject: say('password_reset.subject', { product }),
    parts: [
      { kind: 'text', text: say('password_reset.hello', { first: data.first }) },
      {
        kind: 'text',
        text:
          data.sentBy === undefined
            ? say('password_reset.intro')
            : say('password_reset.intro_of_team', { name: data.sentBy, product }),
      },
      { kind: 'link', label: say('password_reset.button'), path: pathOf(data.token) },
      { kind: 'text', text: say('password_reset.how_long') },
      { kind: 'text', text: say('password_reset.not_you') },
    ],
  };
}

function firstPassword(say: Say, data: PasswordLinkData, { product }: LetterContext): Letter {
  return {
    subject: say('first_password.subject', { product }),
    parts: [
      { kind: 'text', text: say('first_password.hello', { first: data.first }) },
      { kind: 'text', text: say('first_password.intro', { product }) },
      { kind: 'link', label: say('first_password.button'), path: pathOf(data.token) },
      { kind: 'text', text: say('first_password.how_long') },
    ],
  };
}

export const letters = {
  password_reset: passwordReset,
  first_password: firstPassword,
};
