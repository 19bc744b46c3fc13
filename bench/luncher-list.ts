import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { ListedLuncher } from '@yay/contract/luncher-lists/calls';
import { plainDate } from '@yay/domain/calendar';
import { SAY_LIST } from '@yay/words/luncher-lists/say';
import PDFDocument from 'pdfkit';
import type { FileOfList } from '../apps/api/src/modules/luncher-lists/file-of-list.ts';
import { writeCsv } from '../apps/api/src/modules/luncher-lists/write-csv.ts';
import { writePdf } from '../apps/api/src/modules/luncher-lists/write-pdf.ts';
import { percentile, report } from './lib/figures.ts';

const LUNCHERS = 2_000;
const AT_ONCE = 200;
const ROUNDS = 7;
const ROWS_A_PAGE = 36;
const DATE = plainDate('2026-11-23');
const MEALS = ['Veggie pasta', 'Chicken teriyaki bowl', 'Turkey club wrap'];

const luncherAt = (n: number): ListedLuncher => ({
  luncher_id: n + 1,
  first: ['Ava', 'Noah', 'Priya', 'Zoë', 'Maximiliana'][n % 5] ?? '',
  last: `${['Chen', 'Nguyen-Cole', 'Müller', 'Petrov'][n % 4]} ${n.toString(36)}`,
  grade: `Grade ${1 + (n % 8)}`,
  room: String(100 + (n % 40)),
  strict: n % 12 === 0 ? ['milk', 'egg'] : [],
  is_absent: false,
  is_first_week: n % 50 === 0,
  is_here: true,
  no_grade: false,
  no_room: false,
  meals: [
    {
      item: MEALS[n % 3] ?? '',
      options: n % 4 === 0 ? ['Brown rice'] : [],
      extras: n % 6 === 0 ? ['Apple slices'] : [],
    } as ListedLuncher['meals'][number],
  ],
});

function listOf(rows: readonly ListedLuncher[]): FileOfList {
  const list = { school: { name: 'Cedar Hill Elementary' }, filter: { sort: 'name' } };
  const plan = { ids: rows.map((row) => row.luncher_id), parts: rows.map(() => ''), meals: [] };
  return {
    list: list as unknown as FileOfList['list'],
    async *days() {
      yield {
        date: DATE,
        plan: plan as unknown as never,
        async *pieces() {
          for (let at = 0; at < rows.length; at += AT_ONCE) {
            const some = rows.slice(at, at + AT_ONCE);
            yield { rows: some, parts: some.map(() => '') };
          }
        },
      };
    },
  };
}

async function drain(chunks: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

const textOf = ({ last, first, grade, room, meals, strict }: ListedLuncher): string[] => [
  `${last}, ${first}`,
  grade,
  room ?? '',
  meals.map(({ item, options, extras }) => [item, ...options, ...extras].join(', ')).join(),
  strict.join(', '),
];

/** The floor of the PDF: the same texts by pdfkit alone, which wraps nothing and rules nothing. */
async function barePdf(rows: readonly ListedLuncher[]): Promise<number> {
  const resolve = createRequire(import.meta.url).resolve;
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false, compress: false });
  doc.registerFont('regular', resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
  rows.forEach((row, at) => {
    if (at % ROWS_A_PAGE === 0) doc.addPage().font('regular').fontSize(9);
    textOf(row).forEach((text, column) => {
      doc.text(text, 40 + column * 106, 60 + (at % ROWS_A_PAGE) * 18, { lineBreak: false });
    });
  });
  doc.end();
  return drain(doc as unknown as AsyncIterable<Buffer>);
}

/** The floor of the CSV: the same cells with commas between them. */
const bareCsv = async (rows: readonly ListedLuncher[]): Promise<number> =>
  Buffer.from(
    rows
      .map(
        (row) =>
          `${textOf(row)
            .map((cell) => JSON.stringify(cell))
            .join(',')}\r\n`,
      )
      .join(''),
  ).length;

async function timed(work: () => Promise<number>): Promise<number> {
  const from = performance.now();
  if ((await work()) === 0) throw new Error('nothing was written');
  return performance.now() - from;
}

/** The list of a large school as PDF and CSV, without the database that reads it. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { lunchers: { type: 'string', default: String(LUNCHERS) } },
  });
  const rows = Array.from({ length: Number(values.lunchers) }, (_, n) => luncherAt(n));
  const say = SAY_LIST.en;
  const times = { barePdf: [], pdf: [], bareCsv: [], csv: [] } as Record<string, number[]>;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turn = {
      barePdf: await timed(() => barePdf(rows)),
      pdf: await timed(() => drain(writePdf(listOf(rows), say, 'en'))),
      bareCsv: await timed(() => bareCsv(rows)),
      csv: await timed(() => drain(writeCsv(listOf(rows), say))),
    };
    // The first turn compiles.
    if (round > 0) for (const [name, ms] of Object.entries(turn)) times[name]?.push(ms);
  }
  const middle = (name: string) => percentile(times[name] ?? [], 0.5);
  return report(`list of ${rows.length} lunchers, ${ROUNDS} rounds, medians`, [
    { name: 'PDF, pdfkit alone', value: middle('barePdf'), unit: 'ms' },
    { name: 'PDF', value: middle('pdf'), unit: 'ms' },
    {
      name: 'PDF to pdfkit alone',
      value: middle('pdf') / middle('barePdf'),
      unit: '×',
      aim: { atMost: 2 },
    },
    { name: 'CSV, cells joined', value: middle('bareCsv'), unit: 'ms' },
    { name: 'CSV', value: middle('csv'), unit: 'ms' },
    { name: 'CSV to cells joined', value: middle('csv') / middle('bareCsv'), unit: '×' },
  ]);
}
