import {
  isNode,
  listOf,
  nodeIn,
  nodesOf,
  numberIn,
  numbersIn,
  type Tree,
  type TreeNode,
  textIn,
} from './node-tree.ts';

/** Names the columns that a filter keeps from being null, and the outer joins that it undoes. */
export interface Proven {
  readonly columns: Set<string>;
  readonly joins: Set<number>;
}

const [INNER, LEFT] = [0, 1];

export const keyOf = (variable: TreeNode): string =>
  `${textIn(variable, 'varno')}.${textIn(variable, 'varattno')}.${numbersIn(variable, 'varnullingrels').join(',')}`;

/** Returns what the filters and joins of a statement prove of its columns. */
export function prove(query: TreeNode): Proven {
  const proven: Proven = { columns: new Set(), joins: new Set() };
  const from = nodeIn(query, 'jointree');
  if (from) walkJoins(from, proven);
  return proven;
}

function walkJoins(tree: TreeNode, proven: Proven): void {
  if (tree.kind === 'FROMEXPR') {
    learn(tree.fields.get('quals'), proven);
    for (const item of nodesOf(tree.fields.get('fromlist'))) walkJoins(item, proven);
  }
  if (tree.kind !== 'JOINEXPR') return;
  const type = numberIn(tree, 'jointype');
  if (type === INNER) learn(tree.fields.get('quals'), proven);
  const left = nodeIn(tree, 'larg');
  const right = nodeIn(tree, 'rarg');
  if (left && (type === INNER || type === LEFT)) walkJoins(left, proven);
  if (right && type === INNER) walkJoins(right, proven);
}

/** Adds what a condition proves by being true: a comparison with null never is. */
export function learn(condition: Tree, proven: Proven): void {
  if (!isNode(condition)) return;
  const args = listOf(condition.fields.get('args'));
  switch (condition.kind) {
    case 'BOOLEXPR':
      if (textIn(condition, 'boolop') === 'and') for (const arg of args) learn(arg, proven);
      if (textIn(condition, 'boolop') === 'not' && isNode(args[0]) && args[0].kind !== 'BOOLEXPR') {
        learnNegated(args[0], proven);
      }
      return;
    case 'OPEXPR':
      for (const arg of args) learnValue(arg, proven);
      return;
    case 'SCALARARRAYOPEXPR':
      learnValue(args[0], proven);
      return;
    case 'NULLTEST':
      if (numberIn(condition, 'nulltesttype') === 1) {
        learnValue(condition.fields.get('arg'), proven);
      }
      return;
    case 'VAR':
      learnValue(condition, proven);
  }
}

/** The opposite of `is null` is learned from; that of a comparison has its values too. */
export function learnNegated(condition: TreeNode, proven: Proven): void {
  if (condition.kind === 'OPEXPR' || condition.kind === 'VAR') learn(condition, proven);
  if (condition.kind === 'NULLTEST' && numberIn(condition, 'nulltesttype') === 0) {
    learnValue(condition.fields.get('arg'), proven);
  }
}

function learnValue(tree: Tree, proven: Proven): void {
  if (!isNode(tree)) return;
  if (tree.kind === 'VAR') {
    if (numberIn(tree, 'varlevelsup') > 0) return;
    proven.columns.add(keyOf(tree));
    for (const join of numbersIn(tree, 'varnullingrels')) proven.joins.add(join);
    return;
  }
  if (tree.kind === 'RELABELTYPE') learnValue(tree.fields.get('arg'), proven);
  if (tree.kind === 'OPEXPR') {
    for (const arg of listOf(tree.fields.get('args'))) learnValue(arg, proven);
  }
}
