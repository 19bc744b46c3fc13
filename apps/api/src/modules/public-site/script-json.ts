/** JSON that cannot end the script element that it stands in, nor begin a comment in it. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
