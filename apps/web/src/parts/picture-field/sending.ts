/** How an upload tells what becomes of it, and is ended. */
export interface Sending {
  /** From 0 to 1, as the browser knows it. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** The connection is lost; it goes on by itself. */
  readonly onInterrupted?: () => void;
}
