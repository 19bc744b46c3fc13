import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { derivedKey, signBody } from '../signature.ts';
import { type Faults, late } from './faults.ts';
import type { StoredEvent } from './objects.ts';

/** Rules by which events are delivered; a test may ask for worse disorder than Stripe's. */
export const tellingInput = z.strictObject({
  held: z.boolean().default(false),
  delay_ms: z.int().min(0).max(120_000).default(0),
  copies: z.int().min(1).max(10).default(1),
  order: z.enum(['kept', 'reversed', 'shuffled']).default('kept'),
});

export type Telling = z.output<typeof tellingInput>;

/** Delivers an event to its receiver; false when it was not accepted. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

export interface Webhooks {
  /** Schedules a delivery, after an event was added. */
  wake(): void;
  how(telling: Telling): void;
  /** Delivers every pending event once, now; returns how many were accepted. */
  tellAll(): Promise<number>;
  close(): Promise<void>;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
const GIVEN_UP_AFTER_MS = 3 * 24 * 3_600_000;

export const webhookKey = (secret: string): string => derivedKey(secret, 'webhook');

interface WebhookParts {
  readonly secret: string;
  readonly untold: ReadonlyMap<string, StoredEvent>;
  readonly faults: Faults;
  readonly deliver: Deliver;
  readonly told: (event: StoredEvent) => Promise<void>;
  readonly crash: () => void;
  /** False leaves delivery to `tellAll` alone. */
  readonly background: boolean;
}

export function createWebhooks(parts: WebhookParts): Webhooks {
  const teller = createTeller(parts);
  let telling = tellingInput.parse({});
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let armedFor = Number.POSITIVE_INFINITY;

  const dueAt = (event: StoredEvent) =>
    Math.max(event.created + telling.delay_ms, teller.retryAt(event));

  async function run(): Promise<void> {
    // Another order needs more than one event, so this run waits for the next ones.
    if (telling.order !== 'kept') await wait(100);
    for (;;) {
      const now = Date.now();
      const due = [...parts.untold.values()].filter((event) => dueAt(event) <= now);
      if (closed || telling.held || due.length === 0) return;
      for (const event of inOrder(due, telling.order)) {
        if (closed || telling.held) return;
        await teller.tell(event, telling.copies);
      }
    }
  }

  function tellAt(at: number): void {
    if (closed || !parts.background || at >= armedFor) return;
    clearTimeout(timer);
    armedFor = at;
    timer = setTimeout(start, Math.max(0, at - Date.now()));
    timer.unref();
  }

  function start(): void {
    armedFor = Number.POSITIVE_INFINITY;
    if (running !== undefined) return;
    running = run()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        if (telling.held) return;
        let next = Number.POSITIVE_INFINITY;
        for (const event of parts.untold.values()) next = Math.min(next, dueAt(event));
        tellAt(next);
      });
  }

  const wake = () => tellAt(Date.now() + telling.delay_ms);

  return {
    wake,
    how(next) {
      telling = next;
      tellAt(Date.now());
    },
    async tellAll() {
      let taken = 0;
      for (const event of inOrder([...parts.untold.values()], telling.order)) {
        if (await teller.tell(event, telling.copies)) taken += 1;
      }
      return taken;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Delivers single events, and remembers when one that was not accepted is tried again. */
function createTeller(parts: WebhookParts) {
  const key = webhookKey(parts.secret);
  const tries = new Map<string, { count: number; after: number }>();

  async function tell(event: StoredEvent, copies: number): Promise<boolean> {
    await late(parts.faults.take('webhook', ['slow']));
    if (parts.faults.take('webhook', ['crash_before_log'])) parts.crash();
    const { done: _done, ...payload } = event;
    const body = JSON.stringify(payload);
    let taken = false;
    for (let copy = 0; copy < copies; copy += 1) {
      const signature = signBody(key, body, Math.floor(Date.now() / 1000));
      taken = (await parts.deliver(body, signature).catch(() => false)) || taken;
    }
    if (parts.faults.take('webhook', ['lost_reply'])) taken = false;
    if (parts.faults.take('webhook', ['crash_after_answer'])) parts.crash();
    const count = (tries.get(event.id)?.count ?? 0) + 1;
    if (taken || Date.now() - event.created > GIVEN_UP_AFTER_MS) {
      tries.delete(event.id);
      await parts.told({ ...event, done: true });
    } else {
      const pause = Math.min(FIRST_RETRY_MS * 2 ** (count - 1), LONGEST_RETRY_MS);
      tries.set(event.id, { count, after: Date.now() + pause });
    }
    return taken;
  }

  return { tell, retryAt: ({ id }: StoredEvent) => tries.get(id)?.after ?? 0 };
}

function inOrder(events: readonly StoredEvent[], order: Telling['order']): StoredEvent[] {
  if (order === 'reversed') return events.toReversed();
  if (order === 'kept') return [...events];
  return events
    .map((event) => ({ event, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

const PATIENCE_MS = 10_000;

/** Posts an event to the registered addresses, the latest first, until one accepts it. */
export function postTo(urls: () => readonly string[]): Deliver {
  return async (body, signature) => {
    for (const url of urls()) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'payments-signature': signature },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return true;
    }
    return false;
  };
}
