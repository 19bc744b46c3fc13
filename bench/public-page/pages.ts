/** A page as a visitor gets it, which the floor sends again. */
export interface BarePage {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Loads of one server: every path in turn, on each connection. */
export interface PageLoad {
  readonly port: number;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly status: number;
  readonly requests: number;
  readonly connections: number;
}

export type PageReply = { readonly latencies: number[] } | { readonly failed: string };
