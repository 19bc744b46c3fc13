import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CodedItem, MenuCodes } from '@yay/contract/inventory/calls';
import { slugWithId } from '@yay/domain/text';
import { SAY_INVENTORY } from '@yay/words/inventory/say';
import PDFDocument from 'pdfkit';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type Answer,
  answer,
  type FileAnswer,
  file,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { drawQr, Pen, type Style } from '../../platform/pdf/index.ts';
import { record } from '../activity/index.ts';
import {
  type CodedRow,
  deleteCode,
  findItem,
  findMenu,
  insertCodes,
  itemOfCode,
  itemsOfMenu,
} from './codes.repo.ts';
import { makeCodes } from './inventory.kinds.ts';
import { presentItem } from './present.ts';

const present = (row: CodedRow): CodedItem => ({ ...presentItem(row), codes: row.codes });

interface MenuRow {
  readonly id: number;
  readonly name: string;
}

async function openMenu(source: Queryable, menuId: number): Promise<MenuRow | Refusal> {
  const menu = await findMenu(source, menuId);
  if (menu === undefined) return refuse(404, 'not_found');
  return menu.is_grab_and_go ? menu : refuse(409, 'not_grab_and_go');
}

export async function readMenuCodes(
  source: Queryable,
  menuId: number,
): Promise<{ data: MenuCodes } | Refusal> {
  const menu = await openMenu(source, menuId);
  if (isRefusal(menu)) return menu;
  return { data: { items: (await itemsOfMenu(source, menu.id)).map(present) } };
}

/** Begins the making of the QR codes that a grab-and-go menu lacks; without any there is no job. */
export const makeQrCodes = (
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
  menuId: number,
): Promise<{ data: { missing: number } } | Refusal> =>
  db.tx(async (tx) => {
    const menu = await openMenu(tx, menuId);
    if (isRefusal(menu)) return menu;
    const missing = withoutCode(await itemsOfMenu(tx, menu.id)).length;
    if (missing > 0) {
      await jobs.enqueue(tx, makeCodes, { menuId: menu.id, userId: actor.userId });
      await record(tx, actor, {
        action: 'inventory.codes_made',
        subject: { type: 'menu', id: menu.id, label: menu.name },
        after: { items: missing },
      });
    }
    return { data: { missing } };
  });

const withoutCode = (rows: readonly CodedRow[]): CodedRow[] =>
  rows.filter(({ codes }) => codes.length === 0);

/** The letters of codes, without those that look like others. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;
const newCode = (): string =>
  `GO-${Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Gives each item of a menu that has no code one of the product's. Run twice, it makes none anew. */
export const giveCodes = (
  db: Db,
  { menuId, userId }: { readonly menuId: number; readonly userId: number },
): Promise<number> =>
  db.tx(async (tx: Tx) => {
    const missing = withoutCode(await itemsOfMenu(tx, menuId));
    const codes = missing.map(({ id }) => ({ itemId: id, code: newCode() }));
    return insertCodes(tx, codes, 'qr', userId);
  });

export const addItemCode = (
  db: Db,
  actor: Actor,
  itemId: number,
  { code }: { readonly code: string },
): Promise<{ data: CodedItem } | Refusal> =>
  db.tx(async (tx) => {
    const item = await findItem(tx, itemId);
    if (item === undefined) return refuse(404, 'not_found');
    await insertCodes(tx, [{ itemId: item.id, code }], 'barcode', actor.userId);
    if ((await itemOfCode(tx, code)) !== item.id) {
      return refuse(422, 'invalid', { code: ['code_of_another'] });
    }
    await record(tx, actor, {
      action: 'inventory.code_added',
      subject: { type: 'item', id: item.id, label: item.name },
      after: { code },
    });
    return { data: present((await findItem(tx, item.id)) ?? item) };
  });

export const removeItemCode = (
  db: Db,
  actor: Actor,
  { item: itemId, code }: { readonly item: number; readonly code: string },
): Promise<Answer<204, undefined> | Refusal> =>
  db.tx(async (tx) => {
    const item = await findItem(tx, itemId);
    if (item === undefined) return refuse(404, 'not_found');
    if (await deleteCode(tx, item.id, code)) {
      await record(tx, actor, {
        action: 'inventory.code_removed',
        subject: { type: 'item', id: item.id, label: item.name },
        before: { code },
      });
    }
    return answer(204, undefined);
  });

/** Points of a US Letter page, three columns of five. */
const CELL = { width: 177, height: 142, left: 40, top: 40, columns: 3, perPage: 15, qr: 84 };
const NAME: Style = { size: 10, weight: 'bold' };
const CODE: Style = { size: 8 };

/** The QR codes of a menu to cut out and stick on, with the item's name under each. */
export async function qrSheet(
  source: Queryable,
  actor: Actor,
  menuId: number,
): Promise<FileAnswer | Refusal> {
  const menu = await openMenu(source, menuId);
  if (isRefusal(menu)) return menu;
  const items = (await itemsOfMenu(source, menu.id)).flatMap(({ name, codes }) => {
    const qr = codes.find(({ kind }) => kind === 'qr');
    return qr === undefined ? [] : [{ name, code: qr.code }];
  });
  const say = SAY_INVENTORY[actor.locale];
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    compress: false,
    info: { Title: `${say('codes.sheet')}, ${menu.name}` },
  });
  const pen = new Pen(doc);
  await pen.open(items.map(({ name }) => name));
  if (items.length === 0) {
    doc.addPage();
    pen.draw(say('codes.none'), CELL.left, CELL.top + 12, NAME);
  }
  items.forEach(({ name, code }, at) => {
    const place = at % CELL.perPage;
    if (place === 0) doc.addPage();
    const x = CELL.left + (place % CELL.columns) * CELL.width;
    const y = CELL.top + Math.floor(place / CELL.columns) * CELL.height;
    drawQr(doc, code, { x, y, side: CELL.qr });
    pen
      .wrap(name, CELL.width - 12, NAME)
      .slice(0, 2)
      .forEach((line, n) => {
        pen.draw(line, x, y + CELL.qr + 14 + n * 12, NAME);
      });
    pen.draw(code, x, y + CELL.qr + 14 + 24, CODE);
  });
  doc.end();
  return file(doc as unknown as Readable, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${slugWithId(menu.name, menu.id)}-qr.pdf"`,
    'x-content-type-options': 'nosniff',
  });
}
