import type { PageVersion } from '@yay/contract/pages/calls';
import { type DraftValues, retryAfter } from './draft-state.ts';

/** The pause in typing after which the text is kept, in milliseconds. */
const QUIET_MS = 800;

export type SaveState =
  | { readonly kind: 'kept'; readonly at: string | null }
  | { readonly kind: 'typing' | 'saving' }
  /** It is tried again by itself. */
  | { readonly kind: 'failed'; readonly text: string }
  /** The text can't be kept; it waits for another edit. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  /** Somebody else wrote meanwhile; null where they published or discarded it. */
  | { readonly kind: 'conflict'; readonly theirs: PageVersion | null };

interface Kept {
  readonly values: DraftValues;
  readonly revision: number | null;
}

export interface KeeperParts {
  readonly save: (revision: number | null, values: DraftValues) => Promise<PageVersion>;
  /** Returns the state after a failure. */
  readonly failure: (error: unknown) => SaveState;
  readonly saved: () => void;
  readonly show: (values: DraftValues, state: SaveState) => void;
}

/** Keeps what is written: a moment after the last key, one save at a time, again until it is kept. */
export class DraftKeeper {
  parts: KeeperParts;
  #values: DraftValues;
  #revision: number | null;
  #state: SaveState;
  #edits = 0;
  #kept = 0;
  #failures = 0;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: KeeperParts, { values, revision }: Kept, at: string | null) {
    this.parts = parts;
    this.#values = values;
    this.#revision = revision;
    this.#state = { kind: 'kept', at };
  }

  get isIdle(): boolean {
    return this.#edits === this.#kept && this.#running === null;
  }
  get revision(): number | null {
    return this.#revision;
  }

  /** Takes a version read from the server, where nothing waits to be kept. */
  take({ values, revision }: Kept, at: string | null): void {
    this.#values = values;
    this.#revision = revision;
    this.#show({ kind: 'kept', at });
  }

  write(changes: Partial<DraftValues>): void {
    this.#values = { ...this.#values, ...changes };
    this.#edits += 1;
    if (this.#state.kind === 'conflict') {
      this.#show(this.#state);
      return;
    }
    this.#show({ kind: 'typing' });
    this.#later(QUIET_MS);
  }

  /** True once nothing waits. */
  keep(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running !== null) return this.#running.then((done) => (done ? this.keep() : false));
    if (this.#edits === this.#kept) return Promise.resolve(true);
    this.#running = this.#save();
    return this.#running.then((done) => (done ? this.keep() : false));
  }

  /** After a connection came back. */
  again(): void {
    if (this.#failures > 0) void this.keep();
  }

  /** Stops trying; what waits is sent once more. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.#edits !== this.#kept && this.#state.kind !== 'conflict') void this.keep();
  }

  settle(theirs: Kept | null, at: string | null): void {
    this.#kept = this.#edits;
    if (theirs) this.take(theirs, at);
    else this.#show({ kind: 'kept', at });
  }

  /** One's own words over what the other wrote. */
  async insist(revision: number | null): Promise<void> {
    this.#revision = revision;
    this.#edits += 1;
    this.#state = { kind: 'typing' };
    await this.keep();
  }

  async #save(): Promise<boolean> {
    const edits = this.#edits;
    this.#show({ kind: 'saving' });
    try {
      const saved = await this.parts.save(this.#revision, this.#values);
      this.#revision = saved.revision;
      this.#kept = edits;
      this.#failures = 0;
      this.#running = null;
      this.#show(
        this.#edits === edits ? { kind: 'kept', at: saved.updated_at } : { kind: 'typing' },
      );
      this.parts.saved();
      return true;
    } catch (error) {
      this.#running = null;
      const state = this.parts.failure(error);
      if (state.kind === 'failed') {
        this.#failures += 1;
        this.#later(retryAfter(this.#failures));
      }
      this.#show(state);
      return false;
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), ms);
  }

  #show(state: SaveState): void {
    this.#state = state;
    this.parts.show(this.#values, state);
  }
}
