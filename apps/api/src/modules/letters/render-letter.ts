import type { LetterName } from '@yay/words/letters/en';
import { SAY, type Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import { sayErased } from '@yay/words/personal-data/say-erased';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import type { Letter, LetterContext, Sender } from './letter.ts';
import { LETTERS } from './letters.gen.ts';

/** The data of each letter, as its template asks for it. */
export type LetterData = {
  readonly [Name in LetterName]: Parameters<(typeof LETTERS)[Name]>[1];
};

type Template<Name extends LetterName> = (
  say: Say,
  data: LetterData[Name],
  context: LetterContext,
) => Letter;

/** A name without words, or words without a letter, do not compile. */
const templates: { readonly [Name in LetterName]: Template<Name> } = LETTERS satisfies Record<
  LetterName,
  unknown
>;

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter<Name extends LetterName>(
  name: Name,
  locale: Locale,
  data: LetterData[Name],
  sender: Sender,
  isMember = true,
): RenderedLetter {
  const say = SAY[locale];
  const template: Template<Name> = templates[name];
  const letter = template(say.letters, data, { locale, product: sender.product });
  const footer = [
    say.frame('questions', { email: sender.email, sms: sender.sms }),
    say.frame(isMember ? 'why' : 'why_guest', { product: sender.product }),
  ];
  return {
    // A line break in a name must not begin a header of its own.
    subject: sayErased(letter.subject.replace(/\s+/g, ' ').trim(), locale),
    text: sayErased(asText(letter, footer, sender.url), locale),
    html: sayErased(asHtml(letter, footer, sender, locale), locale),
  };
}
