import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TwoWeeks } from './families.ts';

/** The server and families that the load is sent to. */
export interface Target {
  readonly name: string;
  readonly port: number;
  readonly families: readonly TwoWeeks[];
}

export interface Run {
  readonly target: string;
  readonly kind: 'floor' | 'read' | 'known' | 'save';
  readonly requests: number;
  readonly connections: number;
}

export interface Outcome {
  readonly seconds: number;
  readonly bytes: number;
  /** Milliseconds of each response. */
  readonly latencies: number[];
}

export type Order = { readonly targets: readonly Target[] } | { readonly run: Run };
export type Reply = { readonly done: Outcome } | { readonly failed: string };

export interface LoadClient {
  run(run: Run): Promise<Outcome>;
  stop(): Promise<void>;
}

/** Load from a process of its own, so that the process that is measured does nothing but answer. */
export function startLoadClient(targets: readonly Target[]): LoadClient {
  const child = fork(new URL('../load-client.ts', import.meta.url));
  child.send({ targets } satisfies Order);
  let waiting: PromiseWithResolvers<Outcome> | undefined;
  child.on('message', (reply: Reply) => {
    if ('done' in reply) waiting?.resolve(reply.done);
    else waiting?.reject(new Error(reply.failed));
  });
  child.on('exit', () => waiting?.reject(new Error('the load client ended')));
  return {
    run(run) {
      waiting = Promise.withResolvers();
      child.send({ run } satisfies Order);
      return waiting.promise;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
