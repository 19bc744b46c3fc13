/** A kind of job: its queue and limits. Its handler may run in another process. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Attempts after the first one. */
  readonly retries: number;
  /** Seconds that a handler may take before the job is given to another worker. */
  readonly seconds: number;
  /** One job of this kind waits at a time at most, for each `only` key. */
  readonly single: boolean;
  /** Jobs that one process runs concurrently. */
  readonly atOnce: number;
  /** Never set: it ties the kind to the type of its data. */
  readonly data?: (data: Data) => void;
}

export function jobKind<Data extends object = Record<string, never>>(
  name: string,
  options: {
    readonly retries?: number;
    readonly seconds?: number;
    readonly single?: boolean;
    readonly atOnce?: number;
  } = {},
): JobKind<Data> {
  return {
    name,
    retries: options.retries ?? 8,
    seconds: options.seconds ?? 120,
    single: options.single ?? false,
    atOnce: options.atOnce ?? 1,
  };
}

export interface JobContext {
  readonly id: string;
  /** 1 at the first try. */
  readonly attempt: number;
  /** Aborted when the process stops, or when the job was given to another worker. */
  readonly signal: AbortSignal;
}

/** May run twice for the same data, after a crash, and leaves the same result as if it ran once. */
export type JobHandler<Data extends object> = (data: Data, job: JobContext) => Promise<void>;
