// Loaded into the process that is measured (`--import`): what only it knows of its memory, a line of
// resident bytes and used ones each time, into the file that BENCH_MEMORY_LOG names. Swept, garbage is
// taken away first, so that what is used is what is held.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env.BENCH_MEMORY_LOG ?? '';
const swept = process.env.BENCH_MEMORY_SWEPT === 'yes';
const EVERY = swept ? 1_000 : 100;

setFlagsFromString('--expose-gc');
const sweep: () => void = runInNewContext('gc');

setInterval(() => {
  if (swept) sweep();
  const { rss, heapUsed, external } = process.memoryUsage();
  appendFileSync(file, `${rss} ${heapUsed + external}\n`);
}, EVERY).unref();
