import type { FieldCode } from '@yay/contract/codes';
import type { ListQuery } from '@yay/contract/lists/calls';
import { can } from '@yay/domain/access';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  type Condition,
  compare,
  oneOf,
  operatorsOf,
  SHORTEST_SEARCH,
  searched,
} from './conditions.ts';
import type { Column, Columns, Loader, Model, Operator, Relation } from './model.ts';
import { findModel } from './models/index.ts';
import { readValue } from './read-value.ts';

/** A query with every part on the allow-list of this actor. */
export interface ListPlan {
  readonly model: Model;
  readonly columns: readonly (readonly [name: string, column: Column])[];
  readonly relations: readonly (readonly [name: string, load: Loader])[];
  readonly where: readonly Condition[];
  readonly order: readonly string[];
}

type Comparisons = Pick<ListQuery, 'where' | 'whereIn'>;
type Errors = Record<string, FieldCode[]>;

/**
 * Checks a query against the allow-list. Unknown names and names beyond the actor's permissions get
 * the same refusal, so that it does not tell which exist.
 */
export function planList(actor: Actor, query: ListQuery): ListPlan | Refusal {
  const model = findModel(actor, query.model);
  if (model === undefined) return refuse(422, 'invalid', { model: ['unknown_model'] });
  const errors: Errors = {};
  const columns = namesToAnswer(actor, query, model).flatMap((name, index) => {
    const column = columnOf(actor, model.columns, name);
    if (column && (column.sql || column.load)) return [[name, column] as const];
    errors[`columns.${index}`] = ['unknown_column'];
    return [];
  });
  const relations = [...new Set(query.with ?? [])].flatMap((name, index) => {
    const relation = relationOf(actor, model, name);
    if (relation) return [[name, relation.load] as const];
    errors[`with.${index}`] = ['unknown_relation'];
    return [];
  });
  const where = [
    ...readComparisons(actor, model.columns, query, '', errors),
    ...readRelated(actor, model, query, errors),
    ...readSearch(actor, model, query, errors),
  ];
  if (model.hidden && !asksFor(model.hidden, query)) {
    const { unless } = model.hidden;
    where.push(() => unless);
  }
  const scope = model.scope;
  if (scope) where.push((params) => scope(actor, params));
  const order = readOrder(actor, model, query, errors);
  if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
  return { model, columns, relations, where, order };
}

/** Returns the named columns, or of the usual ones those that the actor may see. */
const namesToAnswer = (actor: Actor, query: ListQuery, model: Model): string[] => [
  ...new Set(
    query.columns ??
      model.usual.filter((name) => columnOf(actor, model.columns, name) !== undefined),
  ),
];

function columnOf(actor: Actor, columns: Columns, name: string): Column | undefined {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column && (!column.need || can(actor.permissions, column.need)) ? column : undefined;
}

function relationOf(actor: Actor, model: Model, name: string): Relation | undefined {
  const relations = model.relations ?? {};
  const relation = Object.hasOwn(relations, name) ? relations[name] : undefined;
  return relation && (!relation.need || can(actor.permissions, relation.need))
    ? relation
    : undefined;
}

function readComparisons(
  actor: Actor,
  columns: Columns,
  query: Comparisons,
  path: string,
  errors: Errors,
): Condition[] {
  const conditions: Condition[] = [];
  for (const [index, asked] of (query.where ?? []).entries()) {
    const at = `${path}where.${index}`;
    const column = columnOf(actor, columns, asked.column);
    const operator = operatorOf(column, asked.operator ?? '=');
    if (column === undefined) errors[`${at}.column`] = ['unknown_column'];
    else if (operator === undefined) errors[`${at}.operator`] = ['unknown_operator'];
    else if (operator === 'null' || operator === 'not_null') {
      conditions.push(compare(column, operator, undefined));
    } else {
      const value = readValue(column, asked.value);
      if (value !== undefined) conditions.push(compare(column, operator, value));
      else errors[`${at}.value`] = [asked.value === undefined ? 'required' : 'invalid'];
    }
  }
  for (const [index, asked] of (query.whereIn ?? []).entries()) {
    const at = `${path}whereIn.${index}`;
    const column = columnOf(actor, columns, asked.column);
    if (column === undefined) errors[`${at}.column`] = ['unknown_column'];
    else if (operatorOf(column, '=') === undefined) errors[`${at}.column`] = ['unknown_operator'];
    else {
      const values = asked.values.flatMap((value, at_) => {
        const read = readValue(column, value);
        if (read !== undefined) return [read];
        errors[`${at}.values.${at_}`] = ['invalid'];
        return [];
      });
      conditions.push(oneOf(column, values));
    }
  }
  return conditions;
}

function operatorOf(column: Column | undefined, name: string): Operator | undefined {
  return column && operatorsOf(column).find((operator) => operator === name);
}

function readRelated(actor: Actor, model: Model, query: ListQuery, errors: Errors): Condition[] {
  return (query.whereHas ?? []).flatMap((asked, index) => {
    const at = `whereHas.${index}.`;
    const relation = relationOf(actor, model, asked.relation);
    if (relation === undefined) {
      errors[`${at}relation`] = ['unknown_relation'];
      return [];
    }
    const conditions = readComparisons(actor, relation.columns, asked, at, errors);
    const has: Condition = (params) =>
      relation.has(conditions.map((condition) => ` and ${condition(params)}`).join(''));
    return [has];
  });
}

function readSearch(actor: Actor, model: Model, query: ListQuery, errors: Errors): Condition[] {
  if (query.search === undefined) return [];
  const { value, columns } = query.search;
  if (value.includes('\u0000') || !value.isWellFormed()) {
    errors['search.value'] = ['invalid'];
    return [];
  }
  const places = (columns ?? []).flatMap((name, index) => {
    const place = columnOf(actor, model.columns, name)?.search;
    if (place !== undefined) return [place];
    errors[`search.columns.${index}`] = ['unknown_column'];
    return [];
  });
  if (columns === undefined) {
    const own = model.search ?? model.finding?.search;
    if (own === undefined) errors['search.value'] = ['unknown_operator'];
    else places.push(own);
  }
  if (value.trim().length < SHORTEST_SEARCH || places.length === 0) return [];
  return [searched(value, places)];
}

function asksFor({ column, value }: { column: string; value: string }, query: Comparisons) {
  return (
    query.where?.some(
      (one) => one.column === column && (one.operator ?? '=') === '=' && one.value === value,
    ) || query.whereIn?.some((one) => one.column === column && one.values.includes(value))
  );
}

function readOrder(actor: Actor, model: Model, query: ListQuery, errors: Errors): string[] {
  const order = (query.orderBy ?? []).flatMap(({ column, direction }, index) => {
    const { sort, indexed } = columnOf(actor, model.columns, column) ?? {};
    const way = direction === 'desc' ? 'desc' : 'asc';
    if (sort !== undefined && indexed) return [`${sort} ${way}, ${model.key} ${way}`];
    if (sort !== undefined) return [`${sort} ${way} nulls last`];
    errors[`orderBy.${index}.column`] = ['unknown_column'];
    return [];
  });
  return order.length > 0 ? [...order, model.key] : [model.order];
}
