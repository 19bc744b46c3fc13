import { plainName } from '../text/index.ts';

/** Tells whether a typed name is a luncher's first and last one, in either order. */
export function isNameOf(
  typed: string,
  { first, last }: { readonly first: string; readonly last: string },
): boolean {
  const plain = plainName(typed);
  return (
    plain !== '' &&
    [`${first} ${last}`, `${last} ${first}`].some((full) => plainName(full) === plain)
  );
}
