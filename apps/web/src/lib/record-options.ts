import { isHttpError } from './http/index.ts';

/** A missing or forbidden record is the page's matter; a later failure is said on the page. */
export const isNotThere = (
  error: Error,
  query: { readonly state: { readonly data: unknown } },
): boolean =>
  query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status);

/** The options of a page's query for the record that it is about. */
export const recordOptions = {
  throwOnError: isNotThere,
  staleTime: 0,
  meta: { cancelOnLeave: true as const },
};
