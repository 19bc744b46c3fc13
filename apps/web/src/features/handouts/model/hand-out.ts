import type {
  ActResult,
  HandOutActGiven,
  HandOutDay,
  HandOutEvent,
} from '@yay/contract/handouts/calls';
import { MOST_ACTS } from '@yay/contract/handouts/values';
import type { ActKind, ProblemKind } from '@yay/domain/handouts';
import { dateIn, instant, type Zone } from '@yay/domain/time';
import { isHttpError } from '../../../lib/http/index.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { HandOutCalls } from '../api/hand-out-calls.ts';
import type { HandOutKeeper } from './keeper.ts';
import { type Refused, withRefused } from './refusals.ts';

export interface HandOutState {
  /** Off: the tablet was taken off, and forgot what it had. */
  readonly status: 'loading' | 'ready' | 'failed' | 'off';
  readonly day: HandOutDay | null;
  /** Acts that wait for the network. */
  readonly waiting: readonly HandOutActGiven[];
  /** The number of acts that were never sent, where it is off. */
  readonly lost: number;
  readonly online: boolean;
  /** Acts that were refused and not yet looked at. */
  readonly refused: readonly Refused[];
  /** Milliseconds by which the product's clock is ahead of this one. */
  readonly clockOffset: number;
  /** Milliseconds by which this device's clock is slow. */
  readonly slow: number;
}

export interface Done {
  readonly orderId: number;
  readonly kind: ActKind;
  readonly undoes?: string;
  readonly problem?: ProblemKind;
  readonly note?: string;
  readonly seen?: string;
  /** The text of the scanned label. */
  readonly label?: string;
}

/** Answers to a device that hands out here no more: a tablet that was removed, a person without access. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404]);

const EMPTY: HandOutState = {
  status: 'loading',
  day: null,
  waiting: [],
  lost: 0,
  online: true,
  refused: [],
  clockOffset: 0,
  slow: 0,
};

/**
 * The hand-out on one device. What is done shows at once and waits on the device until the server has
 * answered: it is sent as often as it takes, and counts once by its id.
 */
export class HandOut {
  readonly state: Store<HandOutState> = createStore(EMPTY);
  readonly #calls: HandOutCalls;
  readonly #keeper: HandOutKeeper;
  #syncing: Promise<void> | undefined;

  constructor(calls: HandOutCalls, keeper: HandOutKeeper) {
    this.#calls = calls;
    this.#keeper = keeper;
  }

  /** Shows what is kept, and asks the server for what is new. */
  async start(): Promise<void> {
    const kept = await this.#keeper.get('day');
    this.#set({ clockOffset: kept?.offset ?? 0, slow: kept?.slow ?? 0 });
    const waiting = await this.#keeper.queue();
    const day = kept !== undefined && !this.#isOver(kept.day) ? kept.day : null;
    if (kept !== undefined && day === null) await this.#dropDay();
    const refused = (await this.#keeper.get('refused')) ?? [];
    this.#set({ waiting, day, refused, status: day === null ? 'loading' : 'ready' });
    await this.sync();
  }

  /** Sends what waits, and looks at what other devices did. */
  sync(): Promise<void> {
    this.#syncing ??= this.#run().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  /** Looks at what was told just now: what runs already may have read the day before that. */
  async look(): Promise<void> {
    await this.#syncing?.catch(() => undefined);
    await this.sync();
  }

  async act({ orderId, kind, undoes, problem, note, seen, label }: Done): Promise<void> {
    const made: HandOutActGiven = {
      id: newUuid(),
      order_id: orderId,
      kind,
      undoes: undoes ?? null,
      problem: problem ?? null,
      note: note || null,
      seen: seen ?? null,
      label_token: label ?? null,
      device_at: new Date().toISOString(),
    };
    this.#set({ waiting: [...this.state.get().waiting, made] });
    await this.#keeper.enqueue(made);
    await this.sync();
    // The running sync may have passed the queue already, so a waiting act starts another one.
    const { waiting, online } = this.state.get();
    if (online && waiting.some(({ id }) => id === made.id)) await this.sync();
  }

  /** These refusals were looked at. */
  async dismiss(seen: readonly Refused[]): Promise<void> {
    const refused = this.state.get().refused.filter((one) => !seen.includes(one));
    this.#set({ refused });
    await this.#keeper.put('refused', refused);
  }

  /** Somebody leaves what waits, and knows it. */
  async leaveWaiting(): Promise<void> {
    this.#set({ waiting: [] });
    await this.#keeper.forget();
  }

  #set(more: Partial<HandOutState>): void {
    this.state.set({ ...this.state.get(), ...more });
  }

  #isOver(day: HandOutDay): boolean {
    return (
      dateIn(day.time_zone as Zone, instant(Date.now() + this.state.get().clockOffset)) > day.date
    );
  }

  async #run(): Promise<void> {
    if (this.state.get().status === 'off') return;
    await this.#forgetYesterday();
    try {
      await this.#sendWaiting();
      await this.#readDay();
    } catch (error) {
      if (!isHttpError(error)) throw error;
      if (GONE.has(error.status)) return this.#forget();
      const status = this.state.get().day === null ? 'failed' : 'ready';
      this.#set({ online: false, status });
    }
  }

  async #forgetYesterday(): Promise<void> {
    const { day } = this.state.get();
    if (day === null || !this.#isOver(day)) return;
    await this.#dropDay();
    this.#set({ day: null, refused: [], status: 'loading' });
  }

  /** A refusal names a child, as the day does. */
  async #dropDay(): Promise<void> {
    await this.#keeper.drop('day');
    await this.#keeper.drop('refused');
  }

  async #forget(): Promise<void> {
    const lost = this.state.get().waiting.length;
    await this.#keeper.forget();
    // A number names nobody, and the office has to hear of it even after a reload.
    if (lost > 0) await this.#keeper.put('lost', lost);
    this.#set({ ...EMPTY, status: 'off', lost });
  }

  async #sendWaiting(): Promise<void> {
    let most = MOST_ACTS;
    const next = () => this.state.get().waiting.slice(0, most);
    for (let piece = next(); piece.length > 0; piece = next()) {
      try {
        await this.#answered(piece, await this.#calls.send(piece));
        most = Math.min(MOST_ACTS, most * 2);
      } catch (error) {
        // One of them is nothing that the server reads. It is found by halves: the others do not wait.
        if (!isHttpError(error) || error.status !== 422) throw error;
        if (piece.length === 1) await this.#answered(piece, []);
        most = Math.ceil(piece.length / 2);
      }
    }
  }

  async #answered(piece: readonly HandOutActGiven[], results: readonly ActResult[]): Promise<void> {
    const ids = new Set(piece.map(({ id }) => id));
    const told = new Map(results.map((result) => [result.id, result]));
    const known = piece.flatMap((act) => {
      const result = told.get(act.id);
      return result === undefined || result.outcome === 'unknown' ? [] : [{ act, result }];
    });
    // Before they leave the queue: a device that stops in between is answered the same again.
    await this.#keepRefused(
      known
        .filter(({ result }) => result.outcome === 'refused')
        .map(({ act, result }) => ({ result, orderId: act.order_id })),
    );
    await this.#keeper.dequeue([...ids]);
    const { day, waiting } = this.state.get();
    this.#set({
      online: true,
      waiting: waiting.filter(({ id }) => !ids.has(id)),
      ...(day !== null && {
        day: {
          ...day,
          events: [...day.events, ...known.map(({ act, result }) => eventOf(act, result.refusal))],
        },
      }),
    });
  }

  async #keepRefused(more: readonly Refused[]): Promise<void> {
    if (more.length === 0) return;
    const refused = withRefused(this.state.get().refused, more);
    this.#set({ refused });
    await this.#keeper.put('refused', refused);
  }

  async #readDay(): Promise<void> {
    const day = await this.#calls.read();
    const clockOffset = Date.parse(day.server_now) - Date.now();
    const slow = Date.parse(day.real_now) - Date.now();
    this.#set({ day, clockOffset, slow, status: 'ready', online: true });
    await this.#keeper.put('day', { day, offset: clockOffset, slow });
  }
}

/** An act as an event, until the server tells its own. */
export const eventOf = (
  act: HandOutActGiven,
  refusal: HandOutEvent['refusal'] = null,
): HandOutEvent => ({
  id: act.id,
  order_id: act.order_id,
  kind: act.kind,
  undoes: act.undoes ?? null,
  problem: act.problem ?? null,
  note: act.note ?? null,
  device_at: act.device_at,
  received_at: act.device_at,
  refusal,
  by: '',
});
