import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface ProveAddressData {
  readonly first: string;
  /** Six digits. */
  readonly code: string;
  /** The token of the link, known to this letter alone; the database keeps its hash. */
  readonly link: string;
}

function proveAddress(say: Say, data: ProveAddressData, { product }: LetterContext): Letter {
  const { first, code, link } = data;
  return {
    subject: say('prove_address.subject', { code, product }),
    parts: [
      { kind: 'text', text: say('prove_address.hello', { first }) },
      { kind: 'text', text: say('prove_address.intro') },
      { kind: 'code', code, note: say('prove_address.how_long') },
      { kind: 'text', text: say('prove_address.or_link') },
      {
        kind: 'link',
        label: say('prove_address.button'),
        path: `/login#token=${encodeURIComponent(link)}`,
      },
      { kind: 'text', text: say('prove_address.elsewhere') },
      { kind: 'text', text: say('prove_address.not_you') },
    ],
  };
}

export interface SignInCodeData {
  readonly first: string;
  /** Six digits. */
  readonly code: string;
}

/** Written to the owner of an account from before, of which the address was never proved. */
function signInCode(say: Say, data: SignInCodeData, { product }: LetterContext): Letter {
  const { first, code } = data;
  return {
    subject: say('sign_in_code.subject', { code, product }),
    parts: [
      { kind: 'text', text: say('sign_in_code.hello', { first }) },
      { kind: 'text', text: say('sign_in_code.intro') },
      { kind: 'code', code, note: say('sign_in_code.how_long') },
      { kind: 'text', text: say('sign_in_code.not_you') },
      { kind: 'link', label: say('sign_in_code.button'), path: '/forgot-password' },
    ],
  };
}

export const letters = {
  prove_address: proveAddress,
  sign_in_code: signInCode,
};
