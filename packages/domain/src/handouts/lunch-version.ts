/** What is in a bag, as one text: another text is another lunch than the one that was seen. */
export const lunchVersion = (
  parts: readonly { readonly kind: string; readonly id: number }[],
): string => parts.map(({ kind, id }) => `${kind.slice(0, 1)}${id}`).join('.');
