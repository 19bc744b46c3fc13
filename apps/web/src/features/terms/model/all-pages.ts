interface Page<Row> {
  readonly data: readonly Row[];
  readonly last_page: number;
}

/** Everything that a list has, page by page from the first to the last; for what is chosen from. */
export async function allPages<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, last_page: last } = await ask(page);
    rows.push(...data);
    if (page >= last) return rows;
  }
}
