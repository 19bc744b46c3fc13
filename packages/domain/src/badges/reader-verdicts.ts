import type { BadgeFormat } from './badge-number.ts';

export interface Reader {
  readonly id: number;
  readonly name: string;
  readonly formats: readonly BadgeFormat[];
}

export interface ReaderVerdict {
  readonly id: number;
  readonly name: string;
  readonly reads: boolean;
  /** Formats that it reads instead; empty where it reads the badge. */
  readonly reads_only: readonly BadgeFormat[];
}

/** Tells of each reader of a school whether it reads badges of a format. */
export function verdictsOf(
  readers: readonly Reader[],
  format: BadgeFormat,
): { readonly compatible: boolean; readonly readers: readonly ReaderVerdict[] } {
  const verdicts = readers.map(({ id, name, formats }) => {
    const reads = formats.includes(format);
    return { id, name, reads, reads_only: reads ? [] : formats };
  });
  // Without a reader there is nothing that could read it.
  return {
    compatible: verdicts.length > 0 && verdicts.every(({ reads }) => reads),
    readers: verdicts,
  };
}
