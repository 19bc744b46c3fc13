import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Cents } from '@yay/domain/money';
import { useEffect, useState } from 'react';
import type { Funds } from '../api/available-credit.ts';

export type CardAsk = {
  /** The family has ordered, and nothing pays the rest. */
  isMissing: boolean;
  /** The reason why the card sheet is open; null while it is closed. */
  sheet: 'save' | 'button' | null;
  open: () => void;
  close: () => void;
};

/** Asks for a card where one is needed: by itself after a family's first save, then by a button. */
export function useCardAsk(
  week: LunchCalendar,
  {
    mayAdd,
    funds,
    rest,
  }: {
    /** Cards are added by the family itself. */
    mayAdd: boolean;
    funds: Funds | null;
    /** The card's part of the week, in cents. */
    rest: Cents;
  },
): CardAsk {
  const [sheet, setSheet] = useState<CardAsk['sheet']>(null);
  const [isNew, setIsNew] = useState(!week.has_ordered);
  const lacksCard = mayAdd && rest > 0 && funds !== null && funds.card === null;
  const hasLunch = Object.values(week.selections).some((days) => Object.keys(days).length > 0);
  const asksByItself = isNew && hasLunch && lacksCard;
  useEffect(() => {
    if (!asksByItself) return;
    setIsNew(false);
    setSheet('save');
  }, [asksByItself]);
  return {
    isMissing: lacksCard && week.has_ordered,
    sheet,
    open: () => setSheet('button'),
    close: () => setSheet(null),
  };
}
