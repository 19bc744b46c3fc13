import { boot, type Running } from '../../apps/api/src/boot.ts';
import { BadSettings, readConfig } from '../../apps/api/src/platform/config/index.ts';

/** The requests to a host over its IPC channel, and its answers. */
export type Asked =
  | { readonly kind: 'start'; readonly env: Readonly<Record<string, string>> }
  | { readonly kind: 'stop' };
export type Answered = { readonly ok: true } | { readonly ok: false; readonly why: string };

/**
 * The product in a process that outlives one start, so that the next journey's server finds its
 * code loaded and compiled. Each start is complete, with connections, workers and a port of its
 * own.
 */
let running: Running | undefined;

async function stop(): Promise<void> {
  const was = running;
  running = undefined;
  await was?.stop();
}

async function answer(asked: Asked): Promise<Answered> {
  try {
    if (asked.kind === 'stop') await stop();
    else running = await boot(readConfig(asked.env));
    return { ok: true };
  } catch (error) {
    return {
      ok: false,
      why: error instanceof BadSettings ? error.message : String((error as Error).stack),
    };
  }
}

process.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => process.send?.(answered));
});
// The parent has exited, and this process ends with it.
process.on('disconnect', () => {
  void stop().finally(() => process.exit(0));
});
