/** The requested page of a list, counted from 1, and the length of its pages. */
export interface Asked {
  readonly page: number;
  readonly perPage?: number | undefined;
}

export interface Page<Row> {
  data: Row[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

const PER_PAGE = 50;
/** Later pages are empty for certain, and their offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

/** Returns the limit and offset of a page. */
export const sliceOf = ({
  page,
  perPage = PER_PAGE,
}: Asked): { limit: number; offset: number } => ({
  limit: perPage,
  offset: (Math.min(page, LAST_PAGE_OF_ALL) - 1) * perPage,
});

/** Presents the rows of a page; `total` counts the whole list. */
export const pageOf = <Row>(
  data: Row[],
  total: number,
  { page, perPage = PER_PAGE }: Asked,
): Page<Row> => ({
  data,
  total,
  per_page: perPage,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});
