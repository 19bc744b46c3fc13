// Includes the full-width forms of East Asian keyboards, and line breaks, which some spreadsheets
// skip.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Puts an apostrophe before text that a spreadsheet would take for a formula. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
