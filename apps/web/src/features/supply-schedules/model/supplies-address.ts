import { isPlainDate, mondayOf, type PlainDate } from '@yay/domain/calendar';

export type SuppliesAddress = {
  readonly market: number | null;
  readonly archived: boolean;
  readonly view: 'schools' | 'week';
  readonly monday: PlainDate | null;
};
export type SuppliesMove = {
  readonly market?: string | undefined;
  readonly archived?: '1' | undefined;
  readonly view?: 'week' | undefined;
  readonly monday?: PlainDate | undefined;
};

/** Whatever it does not know is left out. */
export function suppliesAddress(search: Record<string, unknown>): SuppliesAddress {
  const market = String(search.market ?? '');
  const day = String(search.monday ?? '');
  return {
    market: /^[1-9]\d{0,8}$/.test(market) ? Number(market) : null,
    archived: String(search.archived ?? '') === '1',
    view: search.view === 'week' ? 'week' : 'schools',
    monday: isPlainDate(day) ? mondayOf(day) : null,
  };
}

/** The other way round; what is as it is without saying stays out of the address. */
export const suppliesSearch = ({ market, archived, view, monday }: SuppliesAddress) => ({
  ...(market !== null && { market: String(market) }),
  ...(archived && { archived: '1' }),
  ...(view === 'week' && { view }),
  ...(monday !== null && { monday }),
});
