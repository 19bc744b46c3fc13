import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext, Part } from './letter.ts';

export interface PortalWelcomeData {
  readonly first: string;
  readonly portal: 'school' | 'vendor';
  /** The schools or vendors that she may enter. */
  readonly places: readonly string[];
  /** The token to set a password with, for somebody who has none yet. */
  readonly token: string | null;
}

const PATHS = { school: '/schools', vendor: '/vendors' } as const;

/** Welcomes somebody who may enter the portal of a school or a vendor. */
function portalWelcome(say: Say, data: PortalWelcomeData, { product }: LetterContext): Letter {
  const { portal, places, token } = data;
  const intro: Part[] =
    places.length > 0
      ? [
          { kind: 'text', text: say(`portal_welcome.${portal}.intro`) },
          { kind: 'rows', rows: places.map((title) => ({ title })) },
        ]
      : [{ kind: 'text', text: say(`portal_welcome.${portal}.intro_no_place`) }];
  const visit: Part = {
    kind: 'link',
    label: say(`portal_welcome.${portal}.button`),
    path: PATHS[portal],
  };
  return {
    subject: say(`portal_welcome.${portal}.subject`, { product }),
    parts: [
      { kind: 'text', text: say('portal_welcome.hello', { first: data.first }) },
      ...intro,
      { kind: 'text', text: say(`portal_welcome.${portal}.what`) },
      ...(token === null ? [] : passwordParts(say, token)),
      visit,
    ],
  };
}

function passwordParts(say: Say, token: string): Part[] {
  return [
    { kind: 'text', text: say('portal_welcome.no_password') },
    {
      kind: 'link',
      label: say('portal_welcome.set_password'),
      path: `/reset-password#token=${encodeURIComponent(token)}`,
    },
    { kind: 'text', text: say('portal_welcome.how_long') },
  ];
}

export const letters = {
  portal_welcome: portalWelcome,
};
