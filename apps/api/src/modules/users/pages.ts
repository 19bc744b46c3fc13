export const PER_PAGE = 50;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

export const sliceOf = (page: number): { limit: number; offset: number } => ({
  limit: PER_PAGE,
  offset: (Math.min(page, LAST_PAGE_OF_ALL) - 1) * PER_PAGE,
});

export interface Page<Row> {
  data: Row[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

export const pageOf = <Row>(data: Row[], total: number, page: number): Page<Row> => ({
  data,
  total,
  per_page: PER_PAGE,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
});
