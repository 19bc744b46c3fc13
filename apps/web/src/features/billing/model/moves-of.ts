import type { StatementLine } from '@yay/contract/billing/calls';
import type { Cents } from '@yay/domain/money';

type Name =
  | 'fromCredit'
  | 'fromYayBucks'
  | 'leftForCard'
  | 'toDebt'
  | 'toCredit'
  | 'toYayBucks'
  | 'owedAgain';

export interface Move {
  readonly name: Name;
  readonly cents: Cents;
}

/**
 * Tells where the money of a movement came from or went to; `takes`: it cost the family something.
 */
export function movesOf(line: Pick<StatementLine, 'kind' | 'owed' | 'credit' | 'yay_bucks'>): {
  readonly takes: boolean;
  readonly moves: readonly Move[];
} {
  const { owed, credit, yay_bucks } = line;
  const all: readonly Move[] = [
    { name: credit < 0 ? 'fromCredit' : 'toCredit', cents: Math.abs(credit) },
    { name: yay_bucks < 0 ? 'fromYayBucks' : 'toYayBucks', cents: Math.abs(yay_bucks) },
    {
      name: owed < 0 ? 'toDebt' : line.kind === 'settlement' ? 'leftForCard' : 'owedAgain',
      cents: Math.abs(owed),
    },
  ];
  const takes = line.kind === 'settlement' || line.kind === 'opening' || line.kind === 'dispute';
  return { takes, moves: all.filter(({ cents }) => cents > 0) };
}
