/**
 * Returns the chosen pictures after one was toggled. Of several it is added or taken off by its
 * number; a single one replaces all, and taken off it leaves nothing.
 */
export function toggled<Picture extends { readonly id: number }>(
  chosen: readonly Picture[],
  picture: Picture,
  multi: boolean,
): readonly Picture[] {
  const isChosen = chosen.some(({ id }) => id === picture.id);
  if (!multi) return isChosen ? [] : [picture];
  return isChosen ? chosen.filter(({ id }) => id !== picture.id) : [...chosen, picture];
}
