/**
 * Facts of the trade that many modules read, each written once: as a view or an inlined function in
 * a migration (0013 and those after it), and as row types, column lists and readers here. A module that
 * reads lunches, places, closures or the offer starts from one of these; it joins the tables behind
 * them only where it writes or locks their rows. `scripts/facts` forbids the rest.
 *
 * | to know | read |
 * |---|---|
 * | who eats what, where, by which kitchen, allergic to what, locked or not | view `lunches` |
 * | the same in counts and bounds over many orders | view `plain_lunches` |
 * | whether a lunch counts: it is not cancelled | `lunch_counts(status)` |
 * | whether a lunch may yet be eaten | `lunches.is_ahead`; without the date `is_pending` |
 * | options and extras of a lunch, with names | `lunch_options`, `lunch_extras`, `lunches.parts` |
 * | the meal of a lunch as its family reads it | `itemForFamily`; with options and extras `partsIn` |
 * | words of which there may be Spanish ones | `said_in(locale, english, spanish)` |
 * | the room that a child sits in | `room_id`, `room_name` of `lunches` and `lunchers_in_place` |
 * | what was done with the bag of a lunch and holds | view `standing_hand_outs` |
 * | what a luncher must not eat | `strict_tolerances` of `lunches` and `lunchers_in_place` |
 * | lunchers with grade, school, market and zone | view `lunchers_in_place`, `LUNCHER_IN_PLACE` |
 * | whether the kitchens have the count of a day | view `locked_days`; `is_day_locked` of `lunches` and `scheduled_menus` |
 * | what a family calls a luncher | `LUNCHER_NAMES`, `NAMES_OF_LUNCHER` |
 * | which menu a grade group has on which day | view `scheduled_menus` |
 * | the same without school and market, in statements of many tables | view `plain_scheduled_menus` |
 * | whether a school keeps a grab-and-go menu ready on some days | `keeps_ready(g, first_day, last_day)` of `go_menus` |
 * | items that can be ordered | view `offered_items`; of an item and its vendor `is_offered(…)` |
 * | whether a closure keeps a grade from lunch on a day | `closes(b, market, school, grade, day)` |
 * | where a closure is, whatever its days | `covers(b, market, school, grade)` |
 * | whether a closure is lifted, past, upcoming or active | `CLOSURE_STATE`, `CLOSURE_STATES` |
 * | the same for one luncher of the grade | `closes(b, market, school, grade, luncher, day)` |
 * | the two where it is enough that it is for anybody there | `covers_anybody(b, market, school, grade)`, `closes_anybody(…, day)` |
 * | closed grades with their days | view `closed_cells` |
 * | the same with the lunchers whom closures name | view `closed_for_lunchers` |
 * | the day that it is: for the team, in a market, in UTC | `office_today()`, `market_today(market)`, `utc_today()` |
 * | the day that it is in each market | view `market_clocks`; `today` of the views above |
 * | the day of an instant, the instant of a day | `local_date(at, zone)`, `start_of_day(day, zone)` |
 *
 * A day is read once for a whole statement as `(select office_today())`; views do so by themselves.
 * Columns of these views that a statement does not name cost nothing: their joins are left out of the
 * plan. Only scans of an index alone, and a `min` or `max` that ends with its first row, are lost by
 * the joins of `lunches`: `plain_lunches` keeps them. PostgreSQL orders at most eight tables of a join
 * by their cost (`join_collapse_limit`) and counts a view's tables before it leaves any out: `lunches`
 * has six, `lunchers_in_place` and `scheduled_menus` four each. Beyond eight, the table that finds the
 * rows is named first, or a large statement reads them all. A view can't be locked or written; that
 * stays with the module that owns the table.
 */
export { CLOSURE_STATE, CLOSURE_STATES } from './closures.ts';
export { officeToday } from './days.ts';
export {
  LUNCHER_IN_PLACE,
  LUNCHER_NAMES,
  type LuncherInPlace,
  type LuncherNames,
  NAMES_OF_LUNCHER,
  zoneOfFamily,
} from './lunchers-in-place.ts';
export {
  itemForFamily,
  languageOf,
  type PendingState,
  partsIn,
  type WordedPart,
} from './lunches.ts';
