import { connectDb } from './index.ts';

/**
 * Reads some 30 MB three times in one transaction; prints the bytes that stayed in memory after
 * the middle one of the three. Node runs it with --expose-gc and --no-allocation-site-pretenuring:
 * otherwise V8 may come to put all rows where minor collections don't look, held on to or not.
 */
const { gc } = globalThis;
if (!gc) throw new Error('run with --expose-gc');

const db = connectDb({ url: String(process.argv[2]), max: 2 });
const text = `select n, repeat('x', 900) || n as text from generate_series(1, 100) n`;
const heldBytes = await db.tx(async (tx) => {
  const rounds: number[] = [];
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await tx.run(text);
      // A minor collection looks at recent rows alone, as most collections do.
      if (time % 5 === 0) gc({ type: 'minor' });
    }
  };
  // The collector may keep one round by chance; results that are held on to stay in every one.
  for (let round = 0; round < 3; round += 1) {
    await ask(50);
    gc();
    const before = process.memoryUsage().heapUsed;
    await ask(300);
    gc({ type: 'minor' });
    gc({ type: 'minor' });
    rounds.push(process.memoryUsage().heapUsed - before);
  }
  return rounds.toSorted((one, other) => one - other)[1];
});
await db.close();
console.log(heldBytes);
