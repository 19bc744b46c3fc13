import { createRequire } from 'node:module';
import type { StatementLine, StatementOrder } from '@yay/contract/billing/calls';
import type { Locale } from '@yay/words/locales';
import PDFDocument from 'pdfkit';
import type { NamedStatement } from './read-statement.ts';
import { type StatementWords, statementWords } from './statement-words.ts';

// A family's name may be in any script; the fonts that every PDF reader has know only Latin.
const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const MARGIN = 48;
const AMOUNT_WIDTH = 84;
const INK = '#1d2b24';
const QUIET = '#5c6b63';
const RULE = '#d9e0db';

/** The month as pages to print; a stream that ends with the document. */
export function statementPdf(
  statement: NamedStatement,
  locale: Locale,
  product: string,
): PDFKit.PDFDocument {
  const words = statementWords(locale);
  const title = words.say('of', { month: words.month(statement.month) });
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: locale,
    info: { Title: title, Author: product },
  });
  const text = new Sheet(doc);
  text.line(product, '', { size: 11, color: QUIET });
  text.line(title, '', { size: 20, bold: true });
  text.line(words.say('for', { name: words.named(statement.name) }), '', { color: QUIET });
  text.gap(10);
  position(text, words, words.say('atStart'), statement.opening);
  text.rule();
  if (statement.lines.length === 0) text.line(words.say('nothing'), '', { color: QUIET });
  for (const line of statement.lines) movement(text, words, line);
  position(text, words, words.say('atEnd'), statement.closing);
  numberPages(doc, words);
  doc.end();
  return doc;
}

/** Lines with an amount at the right, each kept whole on one page. */
class Sheet {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  line(
    words: string,
    amount: string,
    style: { size?: number; bold?: boolean; color?: string; indent?: number } = {},
  ): void {
    const doc = this.#doc;
    const { size = 9.5, bold = false, color = INK, indent = 0 } = style;
    const left = MARGIN + indent;
    const width = doc.page.width - MARGIN - left - (amount === '' ? 0 : AMOUNT_WIDTH);
    doc.font(bold ? BOLD : REGULAR).fontSize(size);
    const height = doc.heightOfString(words, { width });
    if (doc.y + height > doc.page.height - MARGIN - 16) doc.addPage();
    const { y } = doc;
    doc.fillColor(color);
    if (amount !== '') {
      doc.text(amount, doc.page.width - MARGIN - AMOUNT_WIDTH, y, {
        width: AMOUNT_WIDTH,
        align: 'right',
        lineBreak: false,
      });
    }
    doc.text(words, left, y, { width });
    doc.y = y + height + 3;
  }

  gap(points: number): void {
    this.#doc.y += points;
  }

  rule(): void {
    const doc = this.#doc;
    doc
      .moveTo(MARGIN, doc.y + 4)
      .lineTo(doc.page.width - MARGIN, doc.y + 4)
      .strokeColor(RULE)
      .lineWidth(0.7)
      .stroke();
    doc.y += 12;
  }
}

function position(
  text: Sheet,
  { say, money }: StatementWords,
  title: string,
  at: NamedStatement['opening'],
): void {
  text.line(title, '', { bold: true });
  text.line(say('owed'), money(at.owed));
  text.line(say('credit'), money(at.credit));
  text.line(say('yayBucks'), money(at.yay_bucks));
}

function movement(text: Sheet, words: StatementWords, line: StatementLine): void {
  const { say, money } = words;
  text.line(`${words.date(line.date)}   ${words.title(line)}`, money(line.amount), { bold: true });
  const quiet = { color: QUIET, indent: 12 };
  const card = words.card(line);
  if (card) text.line(card, '', quiet);
  if (line.reason) text.line(line.reason, '', quiet);
  for (const order of line.orders) {
    text.line(orderText(words, order), money(order.meals), { indent: 12 });
    if (order.late_fee !== 0) text.line(say('lateFee'), money(order.late_fee), quiet);
    if (order.discount !== 0) {
      const off = line.discount_code
        ? say('discountCode', { code: line.discount_code })
        : say('discount');
      text.line(off, money(-order.discount), quiet);
    }
  }
  const charged = line.kind === 'settlement';
  const moves = [
    [charged ? say('fromCredit') : say('toCredit'), charged ? -line.credit : line.credit],
    [charged ? say('fromYayBucks') : say('toYayBucks'), charged ? -line.yay_bucks : line.yay_bucks],
    [charged ? say('leftForCard') : say('toDebt'), charged ? line.owed : -line.owed],
  ] as const;
  for (const [name, cents] of moves) if (cents !== 0) text.line(name, money(cents), quiet);
  text.rule();
}

function orderText(words: StatementWords, order: StatementOrder): string {
  const parts = [order.item, ...order.options, ...order.extras].join(', ');
  const why = words.why(order.cancel_reason);
  return `${words.named(order.luncher.first)}, ${words.date(order.date)}: ${parts}${why ? ` (${why})` : ''}`;
}

function numberPages(doc: PDFKit.PDFDocument, { say }: StatementWords): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0;
    doc
      .font(REGULAR)
      .fontSize(8)
      .fillColor(QUIET)
      .text(
        say('file.page', { page: String(page - start + 1), pages: String(count) }),
        MARGIN,
        doc.page.height - MARGIN + 8,
        { width: doc.page.width - 2 * MARGIN, align: 'center', lineBreak: false },
      );
  }
}
