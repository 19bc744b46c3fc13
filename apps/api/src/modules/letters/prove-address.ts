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
        path: `/login?token=${encodeURIComponent(link)}`,
      },
      { kind: 'text', text: say('prove_address.elsewhere') },
      { kind: 'text', text: say('prove_address.not_you') },
    ],
  };
}

export const letters = {
  prove_address: proveAddress,
};
