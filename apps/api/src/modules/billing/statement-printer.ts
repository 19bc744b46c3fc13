import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import type { Printed, ToPrint } from './print-statement.ts';
import { statementPdf } from './statement-pdf.ts';

const tell = (answer: Printed) => parentPort?.postMessage(answer);

parentPort?.on('message', async ({ id, statement, locale, product }: ToPrint) => {
  try {
    tell({ id, pages: await buffer(statementPdf(statement, locale, product)), why: '' });
  } catch (error) {
    tell({ id, pages: null, why: String(error) });
  }
});
