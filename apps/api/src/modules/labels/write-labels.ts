import { setImmediate as turn } from 'node:timers/promises';
import { perSheet, placeOf, SHEETS, type SheetName, type Shift } from '@yay/domain/labels';
import PDFDocument from 'pdfkit';
import { Pen } from '../../platform/pdf/index.ts';
import { drawLabel, type LabelType } from './draw-label.ts';
import { drawSlip, type Slip } from './draw-slip.ts';
import { labelWords, type PrintedLabel, type PrintFacts } from './label-words.ts';

export interface LabelsToWrite {
  readonly facts: PrintFacts;
  readonly sheet: SheetName;
  readonly shift: Shift;
  readonly startPlace: number;
  readonly title: string;
  /** Some at a time, so that ten thousand are never in memory. */
  readonly labels: AsyncIterable<readonly PrintedLabel[]>;
  readonly slip: Slip | null;
  /** False: to be read back by a test. */
  readonly compress?: boolean;
}

export interface LabelSink {
  write(bytes: Buffer): Promise<void>;
  /** Called after each sheet with the number of labels so far. */
  progress(labels: number): Promise<void>;
}

const TYPES: Readonly<Record<SheetName, LabelType>> = {
  avery_5160: { pad: 4.5, name: 11, text: 6.6, qr: 34 },
  a4_70x37: { pad: 8, name: 13, text: 8, qr: 44 },
  thermal_4x6: { pad: 18, name: 30, text: 17, qr: 110 },
};
const CHUNK_BYTES = 128 * 1024;

const newDocument = ({ facts, sheet, title, compress = true }: LabelsToWrite, subject: string) =>
  new PDFDocument({
    size: [SHEETS[sheet].width, SHEETS[sheet].height],
    margin: 0,
    autoFirstPage: false,
    compress,
    // Widths are kept by the pen, which forgets them.
    fontLayoutCache: false,
    lang: facts.locale,
    info: { Title: title, Subject: subject, CreationDate: new Date(facts.takenAt) },
  });

/** Hands over the bytes of a document while it is drawn. */
function bytesOf(doc: PDFKit.PDFDocument, sink: LabelSink) {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const failed: { error?: unknown } = {};
  doc.on('data', (bytes: Buffer) => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
  });
  doc.on('error', (error) => {
    failed.error = error;
  });
  const flush = async (least: number) => {
    // The document hands over its bytes in the next turn.
    await turn();
    if (failed.error !== undefined) throw failed.error;
    if (waitingBytes <= least) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    await sink.write(bytes);
  };
  return {
    /** Writes the buffered bytes once they exceed this. */
    flush,
    async end() {
      const ended = new Promise<void>((resolve, reject) => {
        doc.once('end', resolve);
        doc.once('error', reject);
      });
      doc.end();
      await ended;
      await flush(-1);
    },
  };
}

/** Writes labels as a PDF, sheet by sheet; returns how many pages it has. */
export async function writeLabels(job: LabelsToWrite, sink: LabelSink): Promise<{ pages: number }> {
  const sheet = SHEETS[job.sheet];
  const words = labelWords(job.facts);
  const doc = newDocument(job, words.taken);
  const bytes = bytesOf(doc, sink);
  const pen = new Pen(doc);
  await pen.open([words.taken]);
  let pages = 0;
  let done = 0;
  let page = -1;
  const addPage = () => {
    doc.addPage();
    pages += 1;
    if (sheet.top >= 20) {
      pen.draw(words.taken, sheet.left + 4, sheet.top - 12, { size: 6.5, color: '#555555' });
    }
  };
  for await (const some of job.labels) {
    const texts = some.map((label) => words.label(label));
    for (const { name, allergy, lines } of texts) {
      await pen.open([name, allergy ?? '', ...lines.map(({ text }) => text)]);
    }
    for (const text of texts) {
      const place = placeOf(sheet, done, job.startPlace, job.shift);
      if (place.page !== page) {
        if (page >= 0) {
          await bytes.flush(CHUNK_BYTES);
          await sink.progress(done);
        }
        page = place.page;
        addPage();
      }
      const withTime =
        sheet.top >= 20
          ? text
          : { ...text, lines: [...text.lines, { text: words.moment(job.facts.takenAt) }] };
      drawLabel(doc, pen, withTime, { ...place, ...sheet.label }, TYPES[job.sheet]);
      done += 1;
    }
  }
  if (job.slip !== null && job.slip.canceled.length + job.slip.changed.length > 0) {
    pages += await drawSlip(doc, pen, job.slip, words);
  }
  if (pages === 0) addPage();
  await bytes.end();
  await sink.progress(done);
  return { pages };
}

/** Labels of a whole sheet of this paper, at least. */
export const readAtOnce = (sheet: SheetName): number => Math.max(100, perSheet(SHEETS[sheet]));
