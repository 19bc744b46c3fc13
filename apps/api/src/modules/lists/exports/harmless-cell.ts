// With the wide forms of East Asian keyboards, and a line break, which some spreadsheets skip.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Text that a spreadsheet takes for text: what would begin a formula begins with an apostrophe. */
export const harmlessCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
