import type { SayList } from '@yay/words/luncher-lists/say';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import type { FileOfList } from './file-of-list.ts';

const COLUMNS = [
  'date',
  'last',
  'first',
  'grade',
  'room',
  'meal',
  'options',
  'extras',
  'strict',
  'new',
  'absent',
] as const;

/** Writes one line for each meal, and one for each child without any. */
export async function* writeCsv({ days }: FileOfList, say: SayList): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(COLUMNS.map((column) => say(`columns.${column}`))));
  for await (const day of days()) {
    for await (const { rows } of day.pieces()) {
      const lines = rows.flatMap((row) => {
        const line = (item: string, options: readonly string[], extras: readonly string[]) =>
          csvLine([
            day.date,
            row.last,
            row.first,
            row.grade,
            row.room ?? '',
            item,
            options.join(', '),
            extras.join(', '),
            row.strict.map((property) => say(`strict.${property}`)).join(', '),
            row.is_first_week ? say('yes') : '',
            row.is_absent ? say('yes') : '',
          ]);
        if (row.meals.length === 0) return [line('', [], [])];
        return row.meals.map((meal) => line(meal.item, meal.options, meal.extras));
      });
      yield Buffer.from(lines.join(''));
    }
  }
}
