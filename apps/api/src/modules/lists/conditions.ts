import type { Column, Operator, Place } from './model.ts';
import type { Params } from './params.ts';

/** Writes a condition of a statement and adds its values to the statement's parameters. */
export type Condition = (params: Params) => string;

type Value = string | number | boolean;

const ORDERED: readonly Operator[] = ['=', '!=', '<', '<=', '>', '>=', 'null', 'not_null'];
const OPERATORS: Readonly<Record<Column['type'], readonly Operator[]>> = {
  integer: ORDERED,
  instant: ORDERED,
  date: ORDERED,
  text: ['=', '!=', 'like', 'null', 'not_null'],
  boolean: ['=', '!='],
};

const not =
  (condition: Condition): Condition =>
  (params) =>
    `(${condition(params)}) is not true`;

const all =
  (conditions: readonly Condition[]): Condition =>
  (params) =>
    conditions.map((condition) => condition(params)).join(' and ');

/** Returns the operators by which a column can be compared. */
export function operatorsOf(column: Column): readonly Operator[] {
  if (column.operators) return column.operators;
  if (column.among || column.cases) return ['=', '!='];
  return column.sql === undefined ? [] : OPERATORS[column.type];
}

export function compare(column: Column, operator: Operator, value: Value | undefined): Condition {
  const { sql } = column;
  if (operator === 'null') return () => `${sql} is null`;
  if (operator === 'not_null') return () => `${sql} is not null`;
  if (value === undefined) throw new Error('a comparison needs a value');
  if (operator === '=') return oneOf(column, [value]);
  if (operator === '!=') return not(oneOf(column, [value]));
  if (operator === 'like') {
    // Some columns have an expression of their own that is in small letters already.
    return searchedFor(String(value), [column.search ?? `lower(${sql})`]);
  }
  return (params) => `${sql} ${operator} ${params.add(value, column.type)}`;
}

export function oneOf(column: Column, values: readonly Value[]): Condition {
  const { cases, among, type, sql } = column;
  if (values.length === 0) return () => 'false';
  if (cases) return () => `(${values.map((value) => `(${cases[String(value)]})`).join(' or ')})`;
  if (among) return (params) => among(params.addAll(values, type), values);
  const [first] = values;
  if (values.length === 1) return (params) => `${sql} = ${params.add(first, type)}`;
  return (params) => `${sql} = any (${params.addAll(values, type)})`;
}

const MOST_WORDS = 6;
export const SHORTEST_SEARCH = 2;

export const wordsOf = (text: string): readonly string[] =>
  text.trim().split(/\s+/).slice(0, MOST_WORDS);

/** Holds where each word of a text is in one of the places. */
export function searched(text: string, places: readonly Place[]): Condition {
  return all(wordsOf(text).map((word) => searchedFor(word, places)));
}

const searchedFor =
  (text: string, places: readonly Place[]): Condition =>
  (params) => {
    const pattern = `lower(${params.add(`%${plainText(text)}%`, 'text')})`;
    const matches = places.map((place) =>
      typeof place === 'string' ? `${place} like ${pattern}` : place(pattern),
    );
    return `(${matches.join(' or ')})`;
  };

/** Escapes the wildcards of `like`. */
export const plainText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
