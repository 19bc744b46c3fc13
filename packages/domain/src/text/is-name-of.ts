import { plainName } from './plain-name.ts';

/** Tells whether a typed name is a person's first and last one, in either order. */
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
