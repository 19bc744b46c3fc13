import { Readable } from 'node:stream';
import type { StockedItem } from '@yay/contract/inventory/calls';
import { closerScopeOf } from '@yay/domain/access';
import { slugWithId } from '@yay/domain/text';
import { dateIn, zone } from '@yay/domain/time';
import { SAY_INVENTORY, type SayInventory } from '@yay/words/inventory/say';
import { formatDate } from '@yay/words/times';
import PDFDocument from 'pdfkit';
import type { Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { Pen, type Style } from '../../platform/pdf/index.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lists/index.ts';
import { findLocation, type LocationRow } from './locations.repo.ts';
import { stockedItems } from './read-stock.ts';
import { heldAt } from './stock.repo.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;
const COLUMNS = ['item', 'onHand', 'par', 'toOrder', 'unit', 'code'] as const;

/** Returns a file of the items to order until each is at par again. */
export async function reorderFile(
  source: Queryable,
  actor: Actor,
  locationId: number,
  format: 'csv' | 'pdf',
): Promise<FileAnswer | Refusal> {
  const location = await findLocation(source, closerScopeOf(actor), { id: locationId });
  if (location === undefined) return refuse(404, 'not_found');
  const items = stockedItems(await heldAt(source, location.id)).filter((one) => one.to_order > 0);
  const say = SAY_INVENTORY[actor.locale];
  const day = dateIn(zone(location.timezone), location.now);
  const content =
    format === 'csv'
      ? Readable.from([csvOf(items, say)], { objectMode: false })
      : await pdfOf(items, say, `${location.name}, ${formatDate(day, actor.locale, 'dayOfYear')}`);
  return file(content, {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${fileName(location, day)}.${format}"`,
    'x-content-type-options': 'nosniff',
  });
}

const fileName = (location: LocationRow, day: string): string =>
  `${slugWithId(location.name, location.id)}-reorder-${day}`;

const cellsOf = (item: StockedItem): string[] => [
  item.name,
  String(item.on_hand),
  String(item.par_level),
  String(item.to_order),
  item.held.find(({ unit }) => unit !== '')?.unit ?? '',
  item.codes[0] ?? '',
];

function csvOf(items: readonly StockedItem[], say: SayInventory): Buffer {
  const head = csvLine(COLUMNS.map((column) => say(`reorder.columns.${column}`)));
  return Buffer.from(BYTE_ORDER_MARK + head + items.map((item) => csvLine(cellsOf(item))).join(''));
}

/** US Letter in points. */
const PAGE = { left: 40, right: 572, top: 40, bottom: 744 };
const X = { item: 56, onHand: 266, par: 308, toOrder: 350, unit: 392, code: 474 } as const;
const WIDTH = { item: 204, onHand: 38, par: 38, toOrder: 38, unit: 76, code: 98 } as const;
const TITLE: Style = { size: 17, weight: 'bold' };
const SUB: Style = { size: 10 };
const HEAD: Style = { size: 8 };
const TEXT: Style = { size: 9.5 };
const BOLD: Style = { size: 11, weight: 'bold' };

/** Draws the list with a box to tick; the head stands on every page and no line is divided. */
async function pdfOf(
  items: readonly StockedItem[],
  say: SayInventory,
  subtitle: string,
): Promise<Readable> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    compress: false,
    info: { Title: `${say('reorder.title')}, ${subtitle}` },
  });
  const pen = new Pen(doc);
  await pen.open([subtitle, ...items.flatMap(cellsOf)]);
  let y = 0;
  const rule = (at: number, width: number) =>
    doc
      .moveTo(PAGE.left, at)
      .lineTo(PAGE.right, at)
      .lineWidth(width)
      .strokeColor('#000000')
      .stroke();
  const begin = () => {
    doc.addPage();
    pen.draw(say('reorder.title'), PAGE.left, PAGE.top + 14, TITLE);
    pen.draw(subtitle, PAGE.left, PAGE.top + 32, SUB);
    y = PAGE.top + 56;
    for (const column of COLUMNS) pen.draw(say(`reorder.columns.${column}`), X[column], y, HEAD);
    rule(y + 5, 1.2);
    y += 5;
  };
  begin();
  if (items.length === 0) pen.draw(say('reorder.none'), PAGE.left, y + 20, TEXT);
  for (const item of items) {
    const columns = cellsOf(item).map((cell, at) => {
      const column = COLUMNS[at] ?? 'code';
      const style = column === 'toOrder' ? BOLD : TEXT;
      return { x: X[column], style, lines: pen.wrap(cell, WIDTH[column], style) };
    });
    const height = Math.max(...columns.map(({ lines }) => lines.length)) * 12 + 8;
    if (y + height > PAGE.bottom) begin();
    doc
      .lineWidth(0.8)
      .strokeColor('#000000')
      .rect(PAGE.left, y + 5, 9, 9)
      .stroke();
    for (const { x, style, lines } of columns) {
      lines.forEach((line, at) => {
        pen.draw(line, x, y + 13 + at * 12, style);
      });
    }
    y += height;
    rule(y, 0.5);
  }
  doc.end();
  return doc as unknown as Readable;
}
