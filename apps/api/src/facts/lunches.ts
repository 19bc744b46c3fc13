import type { Part } from '@yay/domain/allergy';
import type { OrderState } from '@yay/domain/ordering';
import type { Locale } from '@yay/words/locales';

/** State of a lunch whose `is_pending` is true. */
export type PendingState = Extract<OrderState, 'placed' | 'locked'>;

/** One of `lunches.parts`, with its name in Spanish where it has one. */
export interface WordedPart extends Part {
  readonly name_es: string | null;
}

/** Returns the parts of a lunch as they are named for who reads this language. */
export const partsIn = (locale: Locale, parts: readonly WordedPart[]): Part[] =>
  parts.map(({ name_es, ...part }) => ({
    ...part,
    name: (locale === 'es' ? name_es : null) ?? part.name,
  }));

/** SQL of the language that a family reads. `user` is the SQL of its id. */
export const languageOf = (user: string): string => `(select locale from users where id = ${user})`;

/** SQL of the meal of a lunch as its family reads it, from the view `lunches`, aliased `o`. */
export const itemForFamily = (user = 'o.user_id'): string =>
  `said_in(${languageOf(user)}, o.item_name, o.item_name_es)`;
