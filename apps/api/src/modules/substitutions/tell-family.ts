import { PROPERTIES, type Property } from '@yay/domain/allergy';
import type { Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import { type ChoiceRow, familyOf } from './choices.repo.ts';
import type { Dealt } from './deal-with-choices.ts';

const shown = ({ date, luncher, from_told, to_told }: ChoiceRow) => ({
  date,
  luncher,
  from: from_told,
  to: to_told,
});

/** One letter a family and substitution, in the transaction that carries it out for her. */
export async function tellReplaced(
  tx: Tx,
  letters: Letters,
  userId: number,
  dealt: readonly Dealt[],
): Promise<void> {
  const { first, email, locale, is_open } = await familyOf(tx, userId);
  const because = dealt[0]?.choice.because;
  if (!is_open || because === undefined) return;
  await letters.post(
    tx,
    'item_replaced',
    { userId, email, locale },
    {
      first,
      because,
      lunches: dealt.map(({ choice, problem, detail, totalCents }) => ({
        ...shown(choice),
        problem,
        property: propertyOf(detail?.property),
        cents: totalCents,
      })),
    },
  );
}

const propertyOf = (name: string | undefined): Property | null =>
  PROPERTIES.find((property) => property === name) ?? null;

export interface SettledLunch {
  readonly choice: ChoiceRow;
  readonly outcome: 'accepted' | 'credited';
}

/** Tells a family in one letter of the choices that a lock decided. */
export async function tellSettled(
  tx: Tx,
  letters: Letters,
  userId: number,
  lunches: readonly SettledLunch[],
): Promise<void> {
  const { first, email, locale, is_open } = await familyOf(tx, userId);
  if (!is_open) return;
  await letters.post(
    tx,
    'replacement_settled',
    { userId, email, locale },
    {
      first,
      lunches: lunches.map(({ choice, outcome }) => ({
        ...shown(choice),
        outcome,
        returnedCents: outcome === 'credited' ? choice.paid_cents : 0,
      })),
    },
  );
}
