/** Returns the content of a bag as one text: another text means that the lunch was changed. */
export const lunchVersion = (
  parts: readonly { readonly kind: string; readonly id: number }[],
): string => parts.map(({ kind, id }) => `${kind.slice(0, 1)}${id}`).join('.');
