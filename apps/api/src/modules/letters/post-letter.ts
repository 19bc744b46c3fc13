import type { LetterName } from '@yay/words/letters/en';
import type { Locale } from '@yay/words/locales';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { Mail, Mailer, MailFile } from '../../platform/mail/index.ts';
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
    files?: readonly MailFile[],
  ): Promise<void>;
}

export interface LettersToMany extends Letters {
  /** Posts one kind of letter to many, each with its own data. */
  postAll<Name extends LetterName>(
    tx: Tx,
    name: Name,
    letters: readonly { readonly to: Recipient; readonly data: LetterData[Name] }[],
  ): Promise<void>;
}

export function createLetters(parts: {
  readonly mailer: Mailer;
  readonly product: string;
  readonly url: string | undefined;
  /** Returns the addresses by which a family reaches the team. */
  readonly contact: (source: Queryable) => Promise<{ email: string; sms: string }>;
}): LettersToMany {
  async function rendered<Name extends LetterName>(
    tx: Tx,
    name: Name,
    letters: readonly { readonly to: Recipient; readonly data: LetterData[Name] }[],
  ): Promise<Mail[]> {
    const contact = await parts.contact(tx);
    const sender = { product: parts.product, url: parts.url, ...contact };
    return letters.map(({ to, data }) => ({
      userId: to.userId,
      to: to.email,
      template: name,
      locale: to.locale,
      ...renderLetter(name, to.locale, data, sender, to.userId !== null),
    }));
  }
  return {
    async post(tx, name, to, data, files) {
      for (const mail of await rendered(tx, name, [{ to, data }])) {
        await parts.mailer.post(tx, mail, files);
      }
    },
    async postAll(tx, name, letters) {
      if (letters.length === 0) return;
      await parts.mailer.postAll(tx, await rendered(tx, name, letters));
    },
  };
}
