import type { PlainDate } from '@yay/domain/calendar';
import { saveMode } from '@yay/domain/ordering';
import type { Cell } from './cell.ts';
import { asWeekSelections } from './draft.ts';
import type { SaveEntry, SaveRequest } from './save-request.ts';
import type { WeekIndex } from './week-index.ts';
import { standingChoices, type WeekView } from './week-view.ts';

/**
 * Builds the request of a save: only the days that changed. With an entree left in the week, or a
 * promo code to tell, it is an update; a week left empty is deleted.
 */
export function planSave(index: WeekIndex, view: WeekView): SaveRequest {
  const { week } = index;
  const shared = {
    userId: week.user.id,
    discount: view.discount,
    entries: view.changes.map((cell) => ({
      luncherId: cell.luncherId,
      date: cell.date,
      choice: cell.change === 'removed' ? null : cell.shown,
    })),
  };
  const head = {
    mondayOfWeek: week.mondayOfWeek,
    version: week.version,
    sendConfirmationEmail: true,
  };
  const mode = saveMode(asWeekSelections(standingChoices(view)));
  if (mode === 'delete' && !view.discountChanged) {
    const lunchers = byLuncher(view.changes).map(({ id, cells }) => ({ id, dates: spanOf(cells) }));
    return { ...shared, method: 'DELETE', body: { ...head, lunchers } };
  }
  // A code that is not named stays: lunches saved with it keep it, even if it has expired since.
  const discounts = view.discountChanged
    ? [
        {
          mondayOfDiscountedWeek: week.mondayOfWeek,
          discountCode: view.discount || null,
          ...(view.saveWithout && { saveWithout: true }),
        },
      ]
    : [];
  const lunchers = byLuncher(view.changes).map(({ id, cells }) => ({
    id,
    selections: cells.map(entryOf),
  }));
  return { ...shared, method: 'PUT', body: { ...head, lunchers, discounts } };
}

function entryOf(cell: Cell): SaveEntry {
  if (cell.change === 'removed' || !cell.shown) {
    return { date: cell.date, entreeId: null, optionIds: [], extraIds: [] };
  }
  return {
    date: cell.date,
    entreeId: cell.shown.item_id,
    optionIds: cell.shown.option_ids,
    extraIds: cell.shown.extra_ids,
    lateFee: cell.price?.late_fee ?? 0,
    expectedTotal: cell.price?.total ?? 0,
  };
}

function byLuncher(cells: readonly Cell[]): { id: number; cells: Cell[] }[] {
  const ids = [...new Set(cells.map((cell) => cell.luncherId))];
  return ids.map((id) => ({
    id: Number(id),
    cells: cells.filter((cell) => cell.luncherId === id),
  }));
}

function spanOf(cells: readonly Cell[]): { start: PlainDate; end: PlainDate } {
  const dates = cells.map((cell) => cell.date).toSorted();
  const [start] = dates;
  const end = dates.at(-1);
  if (!start || !end) throw new RangeError('a span of no days');
  return { start, end };
}
