import { isHttpError } from './http/index.ts';

/** What is not there, or not ours to see, is the page's matter; what fails later is said on it. */
export const isNotThere = (
  error: Error,
  query: { readonly state: { readonly data: unknown } },
): boolean =>
  query.state.data === undefined && isHttpError(error) && [403, 404].includes(error.status);

/** How a page asks for the record that it is about. */
export const recordOptions = {
  throwOnError: isNotThere,
  staleTime: 0,
  meta: { cancelOnLeave: true as const },
};
