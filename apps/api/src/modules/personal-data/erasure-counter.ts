/** Rows that an erasure changed or removed, by table. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** Counts the rows of each statement. Adds up under one name where a table is touched twice. */
export class Counter {
  readonly counts: Record<string, number> = {};

  async of(table: string, done: Promise<{ readonly rowCount: number }>): Promise<void> {
    const { rowCount } = await done;
    if (rowCount > 0) this.counts[table] = (this.counts[table] ?? 0) + rowCount;
  }
}
