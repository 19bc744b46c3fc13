import { randomBytes } from 'node:crypto';
import {
  compareLabels,
  type LabelChange,
  type LabelContent,
  labelChanges,
} from '@yay/domain/labels';
import type { Tx } from '../../platform/db/index.ts';
import type { PrintRow } from './labels.repo.ts';
import { type LabeledLunch, readGoItems, readLunches, readPrinted } from './read-lunches.ts';
import type { Rest } from './rest-between.ts';

interface NewLabel {
  readonly orderId: number | null;
  readonly luncherId: number | null;
  readonly itemId: number | null;
  readonly change: LabelChange | null;
  readonly content: LabelContent;
  readonly before: LabelContent | null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 100 bits: 20 signs of the set that makes the smallest code. */
const newToken = () => Array.from(randomBytes(20), (byte) => LETTERS[byte % 32]).join('');

/** Labels that a statement writes down. */
const AT_ONCE = 500;

/**
 * Writes down the contents of a print: the lunches of one moment. It is done once; whatever happens
 * while the file is made, the file shows that moment.
 */
export async function takeReading(tx: Tx, print: PrintRow, rest: Rest): Promise<void> {
  const labels =
    print.kind === 'grab_and_go' ? await goLabels(tx, print) : await lunchLabels(tx, print);
  const printed = labels.filter(({ change }) => change !== 'canceled');
  const rows = [...printed, ...labels.filter(({ change }) => change === 'canceled')];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await rest();
    await writeDown(tx, print.id, from, rows.slice(from, from + AT_ONCE));
  }
  await tx.query(
    'labels.taken',
    `update label_prints set taken_at = app_now(), labels = $2, canceled = $3 where id = $1`,
    [print.id, printed.length, rows.length - printed.length],
  );
}

async function writeDown(
  tx: Tx,
  printId: number,
  from: number,
  labels: readonly NewLabel[],
): Promise<void> {
  const rows = labels.map((label, at) => ({
    n: from + at,
    token: label.change === 'canceled' ? null : newToken(),
    order_id: label.orderId,
    luncher_id: label.luncherId,
    item_id: label.itemId,
    change: label.change,
    content: label.content,
    before: label.before ?? undefined,
  }));
  await tx.query(
    'labels.insert',
    `insert into labels (print_id, n, token, order_id, luncher_id, item_id, change, content, before)
     select $1, l.n, l.token, l.order_id, l.luncher_id, l.item_id, l.change, l.content, l.before
     from jsonb_to_recordset($2::jsonb) as l (n integer, token text, order_id bigint,
       luncher_id integer, item_id integer, change text, content jsonb, before jsonb)`,
    [printId, JSON.stringify(rows)],
  );
}

async function lunchLabels(tx: Tx, print: PrintRow): Promise<NewLabel[]> {
  const now = await readLunches(tx, print.destination_id, print.date);
  const inOrder = compareLabels(print.sort);
  const labelOf = (
    lunch: LabeledLunch,
    change: LabelChange | null,
    before: LabelContent | null,
  ): NewLabel => ({
    orderId: lunch.orderId,
    luncherId: lunch.luncherId,
    itemId: null,
    change,
    content: lunch.content,
    before,
  });
  if (print.since_print_id === null) {
    return [...now.values()].sort(inOrder).map((lunch) => labelOf(lunch, null, null));
  }
  const printed = await readPrinted(tx, print.since_print_id);
  return labelChanges(printed, now)
    .sort((a, b) => inOrder(a.lunch, b.lunch))
    .map(({ change, lunch, before }) =>
      labelOf(lunch, change, change === 'changed' ? before : null),
    );
}

async function goLabels(tx: Tx, print: PrintRow): Promise<NewLabel[]> {
  const items = await readGoItems(tx, print.destination_id, print.date);
  return items.flatMap((item) =>
    Array.from({ length: print.copies ?? 1 }, () => ({
      orderId: null,
      luncherId: null,
      itemId: item.id,
      change: null,
      content: {
        allergies: [],
        first: '',
        last: '',
        grade: '',
        room: null,
        period: null,
        item: item.name,
        parts: [],
        vendor: item.vendor,
      },
      before: null,
    })),
  );
}
