import type { InventoryActGiven, InventoryActResult, Stock } from '@yay/contract/inventory/calls';
import { MOST_ACTS } from '@yay/contract/inventory/values';
import type { InventoryRefusal } from '@yay/domain/inventory';
import { isHttpError } from '../../../lib/http/index.ts';
import { session } from '../../../lib/session.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { Keeper, Queued } from '../../../parts/offline/index.ts';

/** A count that is under way: what was counted so far, item by item. */
export interface Draft {
  readonly id: string;
  readonly placeId: number;
  readonly startedAt: string;
  readonly lines: Readonly<Record<number, { readonly counted: number; readonly at: string }>>;
}

/** An act that waits for the network, and whose it is: nobody sends it in somebody else's name. */
export interface WaitingAct extends Queued {
  readonly userId: number;
  readonly locationId: number;
  readonly act: InventoryActGiven;
}

/** Counts that are under way, by their place: one that is left for another place is not lost. */
type Drafts = Readonly<Record<number, Draft>>;

interface Kept {
  readonly userId: number;
  readonly stock: Stock;
  readonly drafts: Drafts;
}
export type CountKeeper = Keeper<Kept, WaitingAct>;

export interface DeskState {
  /** Unknown: this phone has no such place yet, and there is no network. */
  readonly status: 'loading' | 'ready' | 'signed_out' | 'missing' | 'unknown' | 'failed';
  readonly stock: Stock | null;
  readonly drafts: Drafts;
  readonly waiting: readonly WaitingAct[];
  readonly online: boolean;
  /** The server's answers, by the act. */
  readonly results: ReadonlyMap<string, InventoryActResult | 'unreadable'>;
  /** Refused bookings beside a count that nobody has looked at yet. */
  readonly refused: readonly RefusedMove[];
}

export interface RefusedMove {
  readonly act: Exclude<InventoryActGiven, { kind: 'count' }>;
  readonly refusal: InventoryRefusal;
}

const EMPTY: DeskState = {
  status: 'loading',
  stock: null,
  drafts: {},
  waiting: [],
  online: true,
  results: new Map(),
  refused: [],
};

export interface DeskCalls {
  read(locationId: number): Promise<Stock>;
  send(locationId: number, acts: readonly InventoryActGiven[]): Promise<InventoryActResult[]>;
}

/**
 * Counting on one phone. What is counted stands on the device at once, and is sent as often as it
 * takes until the server has answered: it counts once by its id.
 */
export class CountDesk {
  readonly state: Store<DeskState> = createStore(EMPTY);
  readonly #calls: DeskCalls;
  readonly #keeper: CountKeeper;
  readonly #locationId: number;
  #userId = 0;
  #syncing: Promise<void> | undefined;

  constructor(calls: DeskCalls, keeper: CountKeeper, locationId: number) {
    this.#calls = calls;
    this.#keeper = keeper;
    this.#locationId = locationId;
  }

  /** Shows what is kept, and asks the server for what is new. */
  async start(): Promise<void> {
    const before = await this.#keeper.get('userId');
    const me = session.get()?.id;
    this.#userId = me ?? before ?? 0;
    if (me !== undefined && before !== me) {
      // Somebody else's phone now: what was sent for nobody else stays hers, the rest is forgotten.
      await this.#keeper.drop('stock');
      await this.#keeper.drop('drafts');
      await this.#keeper.put('userId', me);
    }
    const stock = (await this.#keeper.get('stock')) ?? null;
    const isHere = stock?.location.id === this.#locationId;
    const waiting = await this.#keeper.queue();
    const drafts = (await this.#keeper.get('drafts')) ?? {};
    this.#set({
      stock: isHere ? stock : null,
      // One that was ended as the phone went off waits already.
      drafts: Object.fromEntries(
        Object.entries(drafts).filter(([, draft]) => !waiting.some(({ id }) => id === draft.id)),
      ),
      waiting,
      status: isHere ? 'ready' : 'loading',
    });
    await this.sync();
  }

  /** Sends what waits, and reads what the place has now. */
  sync(): Promise<void> {
    this.#syncing ??= this.#run().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing;
  }

  async begin(placeId: number): Promise<void> {
    if (this.state.get().drafts[placeId] !== undefined) return;
    await this.#keepDraft({
      id: newUuid(),
      placeId,
      startedAt: new Date().toISOString(),
      lines: {},
    });
  }

  async count(placeId: number, itemId: number, counted: number): Promise<void> {
    const draft = this.state.get().drafts[placeId];
    if (draft === undefined) return;
    const line = { counted, at: new Date().toISOString() };
    await this.#keepDraft({ ...draft, lines: { ...draft.lines, [itemId]: line } });
  }

  /** Books pieces that are spoiled, beside the count. */
  async waste(placeId: number, itemId: number, quantity: number): Promise<void> {
    const id = newUuid();
    await this.#keepAct({
      id,
      kind: 'waste',
      sublocation_id: placeId,
      item_id: itemId,
      at: new Date().toISOString(),
      quantity,
      reason: 'spoiled',
    });
    await this.#sendAct(id);
  }

  /** Ends the count of a place; returns the act that was made of it. */
  async finish(placeId: number): Promise<string | undefined> {
    const draft = this.state.get().drafts[placeId];
    if (draft === undefined) return undefined;
    const lines = Object.entries(draft.lines).map(([id, line]) => ({
      item_id: Number(id),
      ...line,
    }));
    if (lines.length === 0) return undefined;
    // It waits before it is dropped: a phone that goes off between both has it.
    await this.#keepAct({
      id: draft.id,
      kind: 'count',
      sublocation_id: placeId,
      started_at: draft.startedAt,
      at: new Date().toISOString(),
      lines,
    });
    const { [placeId]: _ended, ...drafts } = this.state.get().drafts;
    await this.#keepDrafts(drafts);
    await this.#sendAct(draft.id);
    return draft.id;
  }

  /** The oldest refusal of what was booked beside a count was looked at. */
  dismiss(): void {
    this.#set({ refused: this.state.get().refused.slice(1) });
  }

  #set(more: Partial<DeskState>): void {
    this.state.set({ ...this.state.get(), ...more });
  }

  #keepDraft(draft: Draft): Promise<void> {
    return this.#keepDrafts({ ...this.state.get().drafts, [draft.placeId]: draft });
  }

  async #keepDrafts(drafts: Drafts): Promise<void> {
    this.#set({ drafts });
    await this.#keeper.put('drafts', drafts);
  }

  async #keepAct(act: InventoryActGiven): Promise<void> {
    const made = { id: act.id, userId: this.#userId, locationId: this.#locationId, act };
    this.#set({ waiting: [...this.state.get().waiting, made] });
    await this.#keeper.enqueue(made);
  }

  async #sendAct(actId: string): Promise<void> {
    await this.sync();
    // The running sync may have passed the queue already, so a waiting act starts another one.
    const { waiting, online } = this.state.get();
    if (online && waiting.some(({ id }) => id === actId)) await this.sync();
  }

  async #run(): Promise<void> {
    try {
      await this.#sendWaiting();
      const stock = await this.#calls.read(this.#locationId);
      this.#set({ stock, status: 'ready', online: true });
      await this.#keeper.put('stock', stock);
    } catch (error) {
      if (!isHttpError(error)) throw error;
      await this.#failed(error.status);
    }
  }

  async #failed(status: number): Promise<void> {
    if (status === 401) {
      await this.#keeper.drop('stock');
      return this.#set({ status: 'signed_out', stock: null });
    }
    if (status === 403 || status === 404) {
      await this.#keeper.drop('stock');
      return this.#set({ status: 'missing', stock: null });
    }
    const isKnown = this.state.get().stock !== null;
    this.#set({ online: false, status: isKnown ? 'ready' : status === 0 ? 'unknown' : 'failed' });
  }

  /** Sends the own acts in their order, those of one location at a time. */
  async #sendWaiting(): Promise<void> {
    let most = MOST_ACTS;
    for (;;) {
      const own = this.state.get().waiting.filter(({ userId }) => userId === this.#userId);
      const [first] = own;
      if (first === undefined) return;
      const piece = own.filter(({ locationId }) => locationId === first.locationId).slice(0, most);
      try {
        const results = await this.#calls.send(
          first.locationId,
          piece.map(({ act }) => act),
        );
        await this.#answered(piece, new Map(results.map((result) => [result.id, result])));
      } catch (error) {
        // One of them is nothing that the server reads: the others do not wait for it.
        const isUnreadable = isHttpError(error) && (error.status === 422 || error.status === 404);
        if (!isUnreadable) throw error;
        if (piece.length === 1) await this.#answered(piece, new Map());
        most = 1;
      }
    }
  }

  async #answered(
    piece: readonly WaitingAct[],
    results: ReadonlyMap<string, InventoryActResult>,
  ): Promise<void> {
    const ids = new Set(piece.map(({ id }) => id));
    await this.#keeper.dequeue([...ids]);
    const state = this.state.get();
    this.#set({
      online: true,
      waiting: state.waiting.filter(({ id }) => !ids.has(id)),
      results: new Map([
        ...state.results,
        ...[...ids].map((id) => [id, results.get(id) ?? ('unreadable' as const)] as const),
      ]),
      refused: [
        ...state.refused,
        ...piece.flatMap(({ id, act }) => {
          // An act that the server can't read is about a place or an item that is gone.
          const refusal = results.has(id) ? results.get(id)?.refusal : 'place_gone';
          return act.kind === 'count' || !refusal ? [] : [{ act, refusal }];
        }),
      ],
    });
  }
}
