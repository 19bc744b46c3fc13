export type ChangedFields<Values> = (
  saved: Values,
  edits: Partial<Values>,
) => readonly (keyof Values & string)[];

/** Fields whose value is another than the saved one; spaces around it make none. */
export function changedFields<Values extends object>(
  saved: Values,
  edits: Partial<Values>,
): readonly (keyof Values & string)[] {
  return (Object.keys(saved) as (keyof Values & string)[]).filter(
    (field) => edits[field] !== undefined && meaning(edits[field]) !== meaning(saved[field]),
  );
}

/** Returns what has been edited since `sent` was sent. */
export function editsSince<Values extends object>(
  sent: Partial<Values>,
  now: Partial<Values>,
): Partial<Values> {
  const fields = (Object.keys(now) as (keyof Values)[]).filter(
    (field) => now[field] !== sent[field],
  );
  return Object.fromEntries(fields.map((field) => [field, now[field]])) as Partial<Values>;
}

const meaning = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);
