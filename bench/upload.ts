import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { startServer } from '../e2e/support/server.ts';
import { signInStaff } from './lib/export-calls.ts';
import { type Figure, report } from './lib/figures.ts';
import { readMemory } from './lib/read-memory.ts';
import { NOW, openCluster } from './lib/worlds.ts';

const LOGGER = new URL('./lib/memory-log.ts', import.meta.url).pathname;
const CURATOR = 'marketing@demo.test';
const PIECE = 2_000_000;
const SETTLE_MS = 3_000;
/** Half of the larger file: it never lies in memory whole. */
const RESIDENT_AIM = 25;
/** Sides of squares whose pixels take 5 and 50 MB. */
const SIDES = { 5: 1_285, 50: 4_070 } as const;
type Megabytes = keyof typeof SIDES;
/**
 * The number of files of each size: as many bytes come in either way, so that reads differ by the
 * size of a file alone.
 */
const FILES = { 5: 10, 50: 1 } as const;

interface Memory {
  /** The most beyond the peak before the file, in megabytes, and the most that was held. */
  readonly received: number;
  readonly made: number;
  readonly held: number;
  readonly seconds: number;
}

/** Measures the memory of the product while a large picture comes in, to that of a small one. */
export async function run(): Promise<boolean> {
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.stop());
  const url = await cluster.demo();
  const measured = { 5: await measure(url, 5), 50: await measure(url, 50) };
  return report('Uploads', [
    ...([5, 50] as const).flatMap((size): Figure[] => {
      const { received, made, held, seconds } = measured[size];
      return [
        { name: `${size} MB: held, most`, value: held, unit: 'MB' },
        {
          name: `${size} MB: resident, most beyond before`,
          value: received,
          unit: 'MB',
          aim: { atMost: RESIDENT_AIM },
        },
        { name: `${size} MB: made, most beyond before`, value: made, unit: 'MB' },
        { name: `${size} MB: received`, value: (size * FILES[size]) / seconds, unit: 'MB/s' },
      ];
    }),
    {
      name: 'held, 50 MB to 5 MB',
      value: measured[50].held / measured[5].held,
      unit: '×',
      aim: { atMost: 1.05 },
    },
  ]);
}

async function measure(url: string, size: Megabytes): Promise<Memory> {
  const { received, made, seconds } = await upload(url, size, false);
  const { held } = await upload(url, size, true);
  return { received, made, held, seconds };
}

async function upload(url: string, size: Megabytes, swept: boolean): Promise<Memory> {
  const folder = await mkdtemp(join(tmpdir(), 'yay-bench-upload-'));
  const log = join(folder, 'log');
  const server = await startServer({
    databaseUrl: url,
    now: NOW,
    env: {
      ROLE: 'all',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import ${LOGGER}`,
      BENCH_MEMORY_LOG: log,
      BENCH_MEMORY_SWEPT: swept ? 'yes' : 'no',
    },
  });
  try {
    const token = await signInStaff(url, CURATOR);
    const sender = senderTo(server.url, token);
    // The first ones also compile and open the picture library, which is not memory of a file.
    for (let file = 0; file < 3; file += 1) await sender.make(await sender.send(await grain(600)));
    const picture = await grain(SIDES[size]);
    await wait(SETTLE_MS);
    const before = await readMemory(log);
    const started = performance.now();
    let name = '';
    for (let file = 0; file < FILES[size]; file += 1) name = await sender.send(picture);
    const seconds = (performance.now() - started) / 1_000;
    // One more line of the log, with what the last piece left.
    await wait(swept ? 1_200 : 200);
    const during = (await readMemory(log)).slice(before.length);
    await sender.make(name);
    const after = (await readMemory(log)).slice(before.length + during.length);
    const most = (lines: readonly { readonly resident: number }[]) =>
      Math.max(...lines.map(({ resident }) => resident));
    return {
      received: most(during) - most(before),
      made: most([...during, ...after]) - most(before),
      held: Math.max(...during.map(({ used }) => used)),
      seconds,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** A picture whose file has as many bytes as its pixels. */
function grain(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#777', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function senderTo(origin: string, token: string) {
  async function ask(method: string, path: string, body: BodyInit, headers: object) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`);
    return answer;
  }
  const json = { 'content-type': 'application/json' };
  return {
    async send(file: Buffer): Promise<string> {
      const size = JSON.stringify({ size: file.length });
      const started = await ask('POST', '/api/assets/uploads', size, json);
      const { data } = (await started.json()) as { data: { public_id: string; url: string } };
      for (let at = 0; at < file.length; at += PIECE) {
        await ask('PATCH', data.url, Uint8Array.from(file.subarray(at, at + PIECE)), {
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(at),
          'tus-resumable': '1.0.0',
        });
      }
      return data.public_id;
    },
    async make(public_id: string): Promise<void> {
      const body = JSON.stringify({ name: 'Grain', details: { public_id } });
      await ask('POST', '/api/assets', body, json);
    },
  };
}
