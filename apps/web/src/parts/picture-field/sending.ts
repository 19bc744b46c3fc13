/** An upload's reports of its progress, and its end. */
export interface Sending {
  /** Hears the sent share from 0 to 1, as the browser knows it. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** The connection is lost; it goes on by itself. */
  readonly onInterrupted?: () => void;
}

/** Pauses before a piece is sent again, in milliseconds: five minutes in all; after a piece that came through they begin anew. */
export const RETRIES = [0, 1_000, 2_000, 4_000, 8_000, ...Array<number>(30).fill(10_000)];
