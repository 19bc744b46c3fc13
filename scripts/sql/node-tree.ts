export type Tree = TreeNode | readonly Tree[] | string | undefined;
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, Tree>;
}

/** Reads PostgreSQL's text of an analyzed statement: `{KIND :field value …}`, `(list)`, `<>`. */
export function parseTree(text: string): Tree {
  const tokens = text.match(/[{}()]|(?:\\[\s\S]|[^\s{}()\\])+/g) ?? [];
  let at = 0;
  return readValue();

  function readValue(): Tree {
    const token = tokens[at];
    at += 1;
    if (token === '{') return readNode();
    if (token === '(') {
      const items: Tree[] = [];
      while (tokens[at] !== ')') items.push(readValue());
      at += 1;
      return items;
    }
    if (token === undefined) throw new Error('the tree ends too early');
    return token === '<>' ? undefined : unescaped(token);
  }

  function readNode(): TreeNode {
    const kind = tokens[at] ?? '';
    at += 1;
    const fields = new Map<string, Tree>();
    while (tokens[at] !== '}') {
      const name = (tokens[at] ?? '').slice(1);
      at += 1;
      const value = readValue();
      fields.set(name, value);
      // A constant's value is its length and its bytes.
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) at += 1;
    }
    at += 1;
    return { kind, fields };
  }
}

function unescaped(token: string): string {
  const plain = token.replaceAll(/\\([\s\S])/g, '$1');
  return plain.startsWith('"') ? plain.slice(1, -1) : plain;
}

export const isNode = (tree: Tree): tree is TreeNode =>
  typeof tree === 'object' && !Array.isArray(tree);

export const listOf = (tree: Tree): readonly Tree[] => (Array.isArray(tree) ? tree : []);
export const nodesOf = (tree: Tree): readonly TreeNode[] => listOf(tree).filter(isNode);

export function nodeIn(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

export function textIn(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : '';
}

export const numberIn = (node: TreeNode, field: string): number => Number(textIn(node, field));

/** Reads a set or a list of numbers: `(b 1 2)`, `(i 1 2)`, `(o 1 2)`. */
export const numbersIn = (node: TreeNode, field: string): readonly number[] =>
  listOf(node.fields.get(field)).slice(1).map(Number);
