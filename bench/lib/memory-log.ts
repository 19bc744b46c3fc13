// Loaded into the process that is measured (`--import`): what only it knows of its memory, one line
// of numbers ten times a second, into the file that BENCH_MEMORY_LOG names.
import { appendFileSync } from 'node:fs';

const file = process.env.BENCH_MEMORY_LOG ?? '';
const EVERY = 100;

setInterval(() => {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  appendFileSync(file, `${rss} ${heapUsed} ${heapTotal} ${external}\n`);
}, EVERY).unref();
