import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface SecondFactorData {
  readonly first: string;
  /** The colleague who removed it, where the owner had lost it. */
  readonly by?: string;
  readonly factor:
    | { readonly method: 'totp' | 'recovery_code' }
    | { readonly method: 'passkey'; readonly name: string };
}

/** Tells an owner that a second factor was added or removed, whoever did it. */
function secondFactorLetter(
  say: Say,
  letter: 'second_factor_added' | 'second_factor_removed',
  { first, by, factor }: SecondFactorData,
  { product }: LetterContext,
): Letter {
  const what =
    factor.method === 'passkey'
      ? say(`${letter}.passkey`, { name: factor.name })
      : say(`${letter}.${factor.method}`);
  return {
    subject: say(`${letter}.subject`, { product }),
    parts: [
      { kind: 'text', text: say(`${letter}.hello`, { first }) },
      { kind: 'text', text: what },
      ...(by === undefined
        ? []
        : [{ kind: 'text', text: say('second_factor_removed.by', { by }) } as const]),
      { kind: 'text', text: say(`${letter}.not_you`) },
      { kind: 'button', label: say(`${letter}.button`), path: '/parents/account' },
    ],
  };
}

export const letters = {
  second_factor_added: (say: Say, data: SecondFactorData, context: LetterContext) =>
    secondFactorLetter(say, 'second_factor_added', data, context),
  second_factor_removed: (say: Say, data: SecondFactorData, context: LetterContext) =>
    secondFactorLetter(say, 'second_factor_removed', data, context),
};
