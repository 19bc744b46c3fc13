import type { ListedLuncher } from '@yay/contract/luncher-lists/calls';
import type { Locale } from '@yay/words/locales';
import type { SayList } from '@yay/words/luncher-lists/say';
import { gradeName } from '@yay/words/lunchers/grade-name';
import { formatDate } from '@yay/words/times';
import PDFDocument from 'pdfkit';
import { Pen, type Style } from '../../platform/pdf/index.ts';
import type { DayOfFile, FileOfList } from './file-of-list.ts';

/** US Letter in points, with the margins of the printed sheet. */
const PAGE = { width: 612, height: 792, left: 40, right: 572, top: 40, bottom: 744 };
const SIZE = 9;
const LINE = 11;
const PAD = 3;
const TITLE: Style = { size: 17, weight: 'bold' };
const SUB: Style = { size: 10 };
const HEAD: Style = { size: 8 };
const PART: Style = { size: 12, weight: 'bold' };
const TEXT: Style = { size: SIZE };
const BOLD: Style = { size: SIZE, weight: 'bold' };
const BAR: Style = { size: 8, weight: 'bold', color: '#ffffff' };

const COLUMNS = [
  { id: 'name', x: 56, width: 150 },
  { id: 'grade', x: 210, width: 58 },
  { id: 'room', x: 272, width: 48 },
  { id: 'meal', x: 324, width: 138 },
  { id: 'strict', x: 466, width: 106 },
] as const;
type ColumnId = (typeof COLUMNS)[number]['id'];

/** Reading one of a document's chunks does not wait; what was drawn so far is handed on. */
function* written(doc: PDFKit.PDFDocument): Generator<Buffer> {
  for (;;) {
    const chunk = (doc as unknown as { read(): Buffer | null }).read();
    if (chunk === null) return;
    yield chunk;
  }
}

/**
 * Draws the list page by page: a page is handed on once the next one begins, so that memory does not
 * grow with the list. Every page has the head of the table, and no row is divided between two.
 */
export async function* writePdf(
  { list, days }: FileOfList,
  say: SayList,
  locale: Locale,
): AsyncGenerator<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    // The answer is packed on its way.
    compress: false,
    info: { Title: `${say('sheet.title')}, ${list.school.name}` },
  });
  const sheet = new Sheet(doc, say, locale, list.school.name);
  for await (const day of days()) {
    await sheet.open([list.school.name]);
    await sheet.begin(day, list.filter.sort);
    for await (const { rows, parts } of day.pieces()) {
      await sheet.open(rows.flatMap(textsOf));
      rows.forEach((row, at) => {
        sheet.row(row, parts[at] ?? '');
      });
      yield* written(doc);
    }
  }
  doc.end();
  yield* doc as unknown as AsyncIterable<Buffer>;
}

const textsOf = (row: ListedLuncher): string[] => [
  row.first,
  row.last,
  row.grade,
  row.room ?? '',
  ...row.meals.flatMap(({ item, options, extras }) => [item, ...options, ...extras]),
];

class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #pen: Pen;
  readonly #say: SayList;
  readonly #locale: Locale;
  readonly #school: string;
  #y = 0;
  #page = 0;
  #title = '';
  #part: string | undefined;
  #sort = '';
  #units = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, say: SayList, locale: Locale, school: string) {
    this.#doc = doc;
    this.#pen = new Pen(doc);
    this.#say = say;
    this.#locale = locale;
    this.#school = school;
  }

  open(texts: readonly string[]): Promise<void> {
    return this.#pen.open(texts);
  }

  async begin({ date, plan }: DayOfFile, sort: string): Promise<void> {
    const day = formatDate(date, this.#locale, 'dayAndWeekdayOfYear');
    this.#title = `${this.#school}, ${day}`;
    this.#sort = sort;
    this.#part = undefined;
    this.#units = new Map();
    for (const part of plan.parts) this.#units.set(part, (this.#units.get(part) ?? 0) + 1);
    const meals = plan.meals.map(({ units, name }) => `${units} ${name}`);
    await this.open([...meals, ...plan.parts.map((part) => this.#nameOf(part))]);
    this.#newPage();
    const pen = this.#pen;
    const width = PAGE.right - PAGE.left;
    for (const line of meals.length > 0 ? pen.wrap(meals.join('    '), width, SUB) : []) {
      pen.draw(line, PAGE.left, this.#y + 9, SUB);
      this.#y += 13;
    }
    this.#y += 4;
    if (plan.ids.length === 0) {
      pen.draw(this.#say('nobodyTitle'), PAGE.left, this.#y + 12, SUB);
      return;
    }
    this.#head();
  }

  row(row: ListedLuncher, part: string): void {
    const cells = this.#cellsOf(row);
    const lines = Math.max(...Object.values(cells).map((cell) => cell.length));
    const height = Math.max(1, lines) * LINE + 2 * PAD;
    const isNewPart = this.#sort !== 'name' && part !== this.#part;
    if (this.#y + height + (isNewPart ? 30 : 0) > PAGE.bottom) {
      this.#newPage();
      this.#y += 4;
      this.#head();
    }
    if (isNewPart) this.#beginPart(part);
    this.#draw(cells, height);
    this.#y += height;
  }

  #newPage(): void {
    const doc = this.#doc;
    doc.addPage();
    this.#page += 1;
    const pen = this.#pen;
    pen.draw(this.#say('sheet.title'), PAGE.left, PAGE.top + 14, TITLE);
    const page = this.#say('sheet.page', { page: String(this.#page) });
    pen.draw(page, PAGE.right - pen.width(page, HEAD), PAGE.top + 14, HEAD);
    this.#y = PAGE.top + 20;
    for (const line of pen.wrap(this.#title, PAGE.right - PAGE.left, SUB)) {
      pen.draw(line, PAGE.left, this.#y + 10, SUB);
      this.#y += 13;
    }
    this.#rule(this.#y + 3, 1.5);
    this.#y += 8;
  }

  #head(): void {
    for (const { id, x } of COLUMNS) {
      this.#pen.draw(this.#say(`columns.${id}`), x, this.#y + 9, HEAD);
    }
    this.#y += 13;
    this.#rule(this.#y, 1);
  }

  #beginPart(part: string): void {
    this.#part = part;
    const name = this.#nameOf(part);
    const count = this.#say('sheet.partOfChildren', { count: this.#units.get(part) ?? 0 });
    const width = this.#pen.width(name, PART);
    this.#pen.draw(name, PAGE.left, this.#y + 17, PART);
    this.#pen.draw(count, PAGE.left + width + 10, this.#y + 17, TEXT);
    this.#y += 22;
    this.#rule(this.#y, 1);
  }

  #nameOf(part: string): string {
    if (part === '') return this.#say(this.#sort === 'room' ? 'sheet.noRoom' : 'sheet.noMeal');
    return this.#sort === 'grade' ? gradeName(part, this.#locale) : part;
  }

  #cellsOf(row: ListedLuncher): Record<ColumnId, string[]> {
    const say = this.#say;
    const [name, grade, room, meal, strict] = COLUMNS;
    const wrap = (text: string, width: number, style = TEXT) =>
      text === '' ? [] : this.#pen.wrap(text, width, style);
    const said = [
      row.is_absent && say('states.absent'),
      row.is_first_week && say('states.new'),
    ].filter((state) => state !== false);
    const notes = said.length > 0 ? ` (${said.join(', ')})` : '';
    const meals = row.meals.map(({ item, options, extras }) =>
      [item, ...options, ...extras.map((extra) => `+ ${extra}`)].join(', '),
    );
    return {
      name: wrap(`${row.last}, ${row.first}${notes}`, name.width, BOLD),
      grade: wrap(
        row.no_grade ? say('states.noGrade') : gradeName(row.grade, this.#locale),
        grade.width,
      ),
      room: wrap(row.room ?? '', room.width),
      meal: meals.flatMap((text) => wrap(text, meal.width)),
      strict: row.strict.flatMap((property) =>
        wrap(say(`strict.${property}`), strict.width - 8, BAR),
      ),
    };
  }

  #draw(cells: Record<ColumnId, string[]>, height: number): void {
    const doc = this.#doc;
    const top = this.#y + PAD;
    doc.lineWidth(0.8).strokeColor('#000000');
    doc.rect(PAGE.left, top + 1, 9, 9).stroke();
    for (const { id, x } of COLUMNS) {
      cells[id].forEach((line, at) => {
        const y = top + at * LINE;
        if (id === 'strict') {
          // A black bar is an allergy, and nothing else is one.
          doc.rect(x, y - 0.5, this.#pen.width(line, BAR) + 8, LINE - 0.5).fill('#000000');
          this.#pen.draw(line, x + 4, y + 8, BAR);
        } else this.#pen.draw(line, x, y + 8.5, id === 'name' ? BOLD : TEXT);
      });
    }
    this.#rule(this.#y + height, 0.5);
  }

  #rule(y: number, width: number): void {
    this.#doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.right, y)
      .lineWidth(width)
      .strokeColor('#000000')
      .stroke();
  }
}
