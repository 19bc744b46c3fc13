import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TwoWeeks } from './families.ts';

/** Load that comes at its own pace, whether or not what came before was answered. */
export interface Storm {
  readonly savesPerSecond: number;
  readonly readsPerSecond: number;
  readonly seconds: number;
}

export interface Answered {
  /** Milliseconds of each 200, from the moment at which its request was due. */
  readonly latencies: readonly number[];
  /** Refused for want of time. */
  readonly refused: number;
  /** Any other answer, and connections that broke. */
  readonly failed: Readonly<Record<string, number>>;
}

export interface Weathered {
  readonly saves: Answered;
  readonly reads: Answered;
  /** Saves that no family was free for: the load was less than it should have been. */
  readonly unsent: number;
}

/** A family's week as its last answer said. */
export interface Acknowledged {
  readonly userId: number;
  readonly version: number;
}

export type StormOrder =
  | { readonly begin: { readonly port: number; readonly families: readonly TwoWeeks[] } }
  | { readonly storm: Storm }
  | { readonly tell: 'acknowledged' };
export type StormReply =
  | { readonly done: Weathered | readonly Acknowledged[] | null }
  | { readonly failed: string };

export interface OpenLoop {
  run(storm: Storm): Promise<Weathered>;
  acknowledged(): Promise<readonly Acknowledged[]>;
  stop(): Promise<void>;
}

/** Starts the load in a process of its own and has it read the version of every family's week. */
export async function startOpenLoop(
  port: number,
  families: readonly TwoWeeks[],
): Promise<OpenLoop> {
  const child = fork(new URL('../spike-client.ts', import.meta.url));
  let waiting: PromiseWithResolvers<unknown> | undefined;
  child.on('message', (reply: StormReply) => {
    if ('done' in reply) waiting?.resolve(reply.done);
    else waiting?.reject(new Error(reply.failed));
  });
  child.on('exit', () => waiting?.reject(new Error('the load client ended')));
  const ask = <Reply>(order: StormOrder) => {
    waiting = Promise.withResolvers();
    child.send(order);
    return waiting.promise as Promise<Reply>;
  };
  await ask({ begin: { port, families } });
  return {
    run: (storm) => ask({ storm }),
    acknowledged: () => ask({ tell: 'acknowledged' }),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
