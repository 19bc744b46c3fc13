// Loaded into the measured process (`--import`): writes its memory, a line of resident and used
// bytes each time, to the file that BENCH_MEMORY_LOG names. With garbage collection first, used
// bytes are those that are really held.
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
