import { setTimeout as wait } from 'node:timers/promises';
import type { Program, Programs } from './programs.ts';

/** The fault of one run. */
export interface Fault {
  readonly name: string;
  /** True when it kills a program, unless the run never reaches that point. */
  readonly kills: boolean;
  /** Runs before the acts. */
  prepare?(programs: Programs): Promise<void>;
  /** Runs during the acts. */
  strike?(programs: Programs, random: () => number): Promise<void>;
}

const SOONEST_MS = 10;
const LATEST_MS = 1_500;

const killed = (program: Program): Fault => ({
  name: `kill -9 of the ${program}`,
  kills: true,
  async strike(programs, random) {
    await wait(SOONEST_MS + random() * (LATEST_MS - SOONEST_MS));
    await programs.kill(program);
  },
});

export const FAILPOINTS = ['after-pending', 'after-provider-answer', 'before-commit'] as const;

const killedAt = (program: 'api' | 'worker', failpoint: string): Fault => ({
  name: `${program} killed ${failpoint.replaceAll('-', ' ')}`,
  kills: true,
  async prepare(programs) {
    await programs.kill(program);
    await programs.start(program, failpoint);
  },
});

interface Order {
  readonly on: string;
  readonly act: string;
  readonly times?: number;
  readonly ms?: number;
  readonly code?: string;
}

const ordered = (name: string, ...faults: readonly Order[]): Fault => ({
  name: `provider: ${name}`,
  kills: faults.some(({ act }) => act.startsWith('crash')),
  prepare: (programs) => programs.order('/control/faults', { faults }),
});

const told = (name: string, telling: object): Fault => ({
  name: `webhooks: ${name}`,
  kills: false,
  prepare: (programs) => programs.order('/control/webhooks', telling),
});

export const FAULTS: readonly Fault[] = [
  killed('worker'),
  killed('database'),
  killed('provider'),
  killed('api'),
  ...FAILPOINTS.flatMap((failpoint) => [killedAt('worker', failpoint), killedAt('api', failpoint)]),
  ordered(
    'lost replies',
    { on: 'create_payment', act: 'lost_reply', times: 3 },
    { on: 'create_refund', act: 'lost_reply', times: 1 },
    { on: 'confirm_payment', act: 'lost_reply', times: 1 },
  ),
  ordered(
    'silent after success',
    { on: 'create_payment', act: 'silent', times: 2 },
    { on: 'create_refund', act: 'silent', times: 1 },
  ),
  ordered('dies before its log', { on: 'create_payment', act: 'crash_before_log' }),
  ordered('dies after its log', { on: 'create_payment', act: 'crash_after_log' }),
  ordered('dies after its answer', { on: 'create_payment', act: 'crash_after_answer' }),
  ordered('dies with a refund in its log', { on: 'create_refund', act: 'crash_after_log' }),
  ordered('slow', { on: 'any', act: 'slow', times: 8, ms: 400 }),
  ordered('unavailable', { on: 'any', act: 'unavailable', times: 10 }),
  ordered('refuses cards', { on: 'create_payment', act: 'refuse_charge', times: 3 }),
  ordered('dies after telling', { on: 'webhook', act: 'crash_after_answer' }),
  told('twice', { copies: 2 }),
  told('late', { delay_ms: 1_500 }),
  told('backwards', { order: 'reversed', copies: 2 }),
  told('lost until the end', { held: true }),
];
