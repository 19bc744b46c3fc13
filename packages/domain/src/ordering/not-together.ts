/** Tells whether choices contain a whole entry of options that are not made together. */
export function isNotMade(
  chosen: readonly number[],
  notTogether: readonly (readonly number[])[],
): boolean {
  return notTogether.some((ids) => ids.length > 0 && ids.every((id) => chosen.includes(id)));
}

/**
 * Returns every combination of one choice per group, in the order of the first group, then the
 * second.
 */
export function oneOfEach<Choice>(groups: readonly (readonly Choice[])[]): Choice[][] {
  return groups.reduce<Choice[][]>(
    (begun, group) => begun.flatMap((before) => group.map((choice) => [...before, choice])),
    [[]],
  );
}

/**
 * Returns the required number of choices of each group: the earliest ones that are made together.
 * Null when a group has too few, or no combination is made.
 */
export function firstMade(
  groups: readonly { readonly count: number; readonly option_ids: readonly number[] }[],
  notTogether: readonly (readonly number[])[],
): number[] | null {
  const from = (index: number, chosen: readonly number[]): number[] | null => {
    const group = groups[index];
    if (group === undefined) return [...chosen];
    for (const own of picksOf(group.option_ids, group.count)) {
      const more = [...chosen, ...own];
      if (isNotMade(more, notTogether)) continue;
      const whole = from(index + 1, more);
      if (whole) return whole;
    }
    return null;
  };
  return from(0, []);
}

function* picksOf(ids: readonly number[], count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, id] of ids.entries()) {
    for (const rest of picksOf(ids.slice(index + 1), count - 1)) yield [id, ...rest];
  }
}
