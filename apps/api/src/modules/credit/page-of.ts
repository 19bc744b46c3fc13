const PER_PAGE = 10;

/** One page of a tab's list: what to read, and how it is answered. */
export function pageOf(page: number) {
  return {
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
    present: <Row>(data: Row[], total: number) => ({
      data,
      total,
      per_page: PER_PAGE,
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
    }),
  };
}
