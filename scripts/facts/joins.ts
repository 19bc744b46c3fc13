// Finds joins in the text of a statement, whichever way round they are written.

/** Words that stand after a table that has no alias. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'as cross full group having inner join left limit natural on order right set union using where'.split(
    ' ',
  ),
);

/** Returns a pattern of the names by which a statement speaks of a table: its own and its aliases. */
export function namesOf(text: string, table: string): string {
  const after = text.matchAll(new RegExp(String.raw`\b${table}\s+(?:as\s+)?(\w+)`, 'gi'));
  const aliases = [...after].map(([, alias = '']) => alias);
  return [table, ...aliases.filter((alias) => !KEYWORDS.has(alias.toLowerCase()))].join('|');
}

export interface Side {
  readonly table: string;
  readonly column: string;
}

/** Anything that does not begin another join or clause. */
const SAME_JOIN = String.raw`(?:(?!\b(?:join|where)\b)[\s\S])*?`;
/** Anything between two tables of one list. */
const SAME_LIST = String.raw`(?:(?!\b(?:join|where|select)\b)[^()])*?`;

/** Returns whether two tables are joined by these columns: either one first, by `on` or by a comma. */
export function areJoined(text: string, one: Side, other: Side): boolean {
  const [a, b] = [one, other].map(
    ({ table, column }) => String.raw`\b(?:${namesOf(text, table)})\.${column}\b`,
  );
  const equation = String.raw`(?:${a}\s*=\s*${b}|${b}\s*=\s*${a})`;
  const either = String.raw`\b(?:${one.table}|${other.table})\b`;
  const joined = String.raw`\bjoin\s+${either}${SAME_JOIN}\bon\b${SAME_JOIN}${equation}`;
  const listed = String.raw`\bfrom\s${SAME_LIST}${either}${SAME_LIST},${SAME_LIST}${either}[\s\S]*?${equation}`;
  return new RegExp(`${joined}|${listed}`, 'i').test(text);
}
