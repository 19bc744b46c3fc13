import type { Locale } from '@yay/words/locales';
import type { LetterName } from '@yay/words/mail/en';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { type LetterData, renderLetter } from './render-letter.ts';

export interface Recipient {
  /** Null: somebody who has no account, as far as the letter is concerned. */
  readonly userId: number | null;
  readonly email: string;
  readonly locale: Locale;
}

export interface Letters {
  /** Writes a letter; it leaves when the transaction that it tells of is committed. */
  post<Name extends LetterName>(
    tx: Tx,
    name: Name,
    to: Recipient,
    data: LetterData[Name],
  ): Promise<void>;
}

export function createLetters(parts: {
  readonly mailer: Mailer;
  readonly product: string;
  readonly url: string | undefined;
  /** How a family reaches the team. */
  readonly contact: (source: Queryable) => Promise<{ email: string; sms: string }>;
}): Letters {
  return {
    async post(tx, name, to, data) {
      const contact = await parts.contact(tx);
      const sender = { product: parts.product, url: parts.url, ...contact };
      const letter = renderLetter(name, to.locale, data, sender, to.userId !== null);
      await parts.mailer.post(tx, {
        userId: to.userId,
        to: to.email,
        template: name,
        locale: to.locale,
        ...letter,
      });
    },
  };
}
