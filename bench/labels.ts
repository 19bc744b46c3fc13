import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { plainDate } from '@yay/domain/calendar';
import { type LabelContent, perSheet, placeOf, SHEETS } from '@yay/domain/labels';
import { instant, zone } from '@yay/domain/time';
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode';
import {
  labelWords,
  type PrintedLabel,
  type PrintFacts,
} from '../apps/api/src/modules/labels/label-words.ts';
import { writeLabels } from '../apps/api/src/modules/labels/write-labels.ts';
import { type Figure, report } from './lib/figures.ts';

const LABELS = 10_000;
const FEWER = 1_000;
const AT_ONCE = 100;
const ROUNDS = 3;
const SHEET = 'avery_5160';
const NO_SHIFT = { across: 0, down: 0 };

const FACTS: PrintFacts = {
  school: 'Cedar Hill Elementary',
  date: plainDate('2026-11-19'),
  takenAt: instant(Date.UTC(2026, 10, 19, 15, 10, 4)),
  zone: zone('America/Chicago'),
  locale: 'en',
};

const FIRST = ['Ava', 'Noah', 'Priya', 'Zoë', 'Callum', 'Maximiliana', 'Otto', 'Ines'];
const LAST = ['Chen', 'Nguyen-Cole', 'Oyelaran', 'Müller', 'Fairbanks', 'Kim-Ross', 'Petrov'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The same labels in every run; a name of ten thousand children is rarely met twice. */
function labelAt(n: number): PrintedLabel {
  const content: LabelContent = {
    allergies: n % 12 === 0 ? ['milk', 'egg'] : [],
    first: `${FIRST[n % FIRST.length]}`,
    last: `${LAST[n % LAST.length]} ${n.toString(36)}`,
    grade: `Grade ${1 + (n % 8)}`,
    room: String(100 + (n % 40)),
    period: n % 2 === 0 ? 'Early lunch' : 'Late lunch',
    item: ['Veggie pasta', 'Chicken teriyaki bowl', 'Turkey club wrap'][n % 3] ?? '',
    parts: n % 4 === 0 ? ['Apple slices', 'Carrot sticks'] : [],
    vendor: 'Two Rivers Kitchen',
  };
  const token = Array.from(
    { length: 20 },
    (_, at) => LETTERS[((n * 2_654_435_761 + at * 40_503 * (n + 7)) % 32) | 0],
  ).join('');
  return { token, isGo: false, content, before: null };
}

async function* labelsUpTo(count: number): AsyncGenerator<PrintedLabel[]> {
  for (let from = 0; from < count; from += AT_ONCE) {
    yield Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => labelAt(from + n));
  }
}

/** Writes labels as the product does. `look` is called after each sheet. */
async function product(count: number, look: () => void = () => undefined): Promise<number> {
  const started = performance.now();
  let bytes = 0;
  await writeLabels(
    {
      facts: FACTS,
      sheet: SHEET,
      shift: NO_SHIFT,
      startPlace: 1,
      title: 'Labels',
      slip: null,
      labels: labelsUpTo(count),
    },
    {
      write: async (some) => {
        bytes += some.length;
      },
      progress: async () => look(),
    },
  );
  if (bytes === 0) throw new Error('nothing was written');
  return performance.now() - started;
}

/** The floor: the same texts and codes by pdfkit alone, which fits nothing and sorts nothing. */
async function bare(count: number): Promise<number> {
  const started = performance.now();
  const resolve = createRequire(import.meta.url).resolve;
  const sheet = SHEETS[SHEET];
  const words = labelWords(FACTS);
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
  });
  doc.registerFont('regular', resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
  doc.registerFont('bold', resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));
  doc.on('data', () => undefined);
  const ended = new Promise((done) => doc.once('end', done));
  const line = { lineBreak: false } as const;
  for (let n = 0; n < count; n += 1) {
    if (n % perSheet(sheet) === 0) doc.addPage();
    const { x, y } = placeOf(sheet, n, 1, NO_SHIFT);
    const text = words.label(labelAt(n));
    let at = y + 5;
    if (text.allergy !== null) {
      doc.rect(x + 5, at, sheet.label.width - 10, 10).fill('#000000');
      doc
        .font('bold')
        .fontSize(7)
        .fillColor('#ffffff')
        .text(text.allergy, x + 8, at + 1, line);
      at += 11;
    }
    doc
      .fillColor('#000000')
      .font('bold')
      .fontSize(11)
      .text(text.name, x + 5, at, line);
    at += 13;
    for (const { text: words_, bold } of text.lines) {
      doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(6.6)
        .text(words_, x + 5, at, line);
      at += 8;
    }
    const { modules } = qrcode.create(text.token, { errorCorrectionLevel: 'M' });
    const step = 34 / modules.size;
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column)) {
          doc.rect(x + 150 + column * step, y + 33 + row * step, step, step);
        }
      }
    }
    doc.fill('#000000');
  }
  doc.end();
  await ended;
  return performance.now() - started;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes that are held at most while labels are written. */
async function held(count: number): Promise<number> {
  let most = 0;
  let sheets = 0;
  await product(count, () => {
    sheets += 1;
    if (sheets % 10 !== 0) return;
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, (heapUsed + arrayBuffers) / 1e6);
  });
  return most;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ten thousand labels against pdfkit alone, and the memory that they take. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { labels: { type: 'string', default: String(LABELS) } },
  });
  const count = Number(values.labels);
  await product(FEWER);
  await bare(FEWER);
  const times: { floor: number; product: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push({ floor: await bare(count), product: await product(count) });
  }
  const fewer = await held(FEWER);
  const all = await held(count);
  const figures: Figure[] = [
    {
      name: `${count} labels, pdfkit alone`,
      value: middle(times.map(({ floor }) => floor)),
      unit: 'ms',
    },
    { name: `${count} labels`, value: middle(times.map((time) => time.product)), unit: 'ms' },
    {
      name: 'to pdfkit alone',
      value: middle(times.map((time) => time.product / time.floor)),
      unit: '×',
      aim: { atMost: 2 },
    },
    { name: `held, ${FEWER} labels`, value: fewer, unit: 'MB' },
    { name: `held, ${count} labels`, value: all, unit: 'MB' },
    { name: `held, ${count} to ${FEWER}`, value: all / fewer, unit: '×', aim: { atMost: 1.3 } },
  ];
  return report('labels', figures);
}
