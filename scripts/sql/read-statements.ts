import { relative } from 'node:path';
import ts from 'typescript-6';
import * as locks from '../../apps/api/src/platform/db/locks.ts';
import { type DeclaredColumn, readRow } from './declared-row.ts';
import { textEvaluator } from './evaluate-text.ts';
import { NotConstant } from './text-values.ts';

export interface Statement {
  readonly place: string;
  /** The name that it is prepared under, as the source has it; empty for `run`. */
  readonly name: string;
  /** The variants that the text may have; empty when it is not constant. */
  readonly texts: readonly string[];
  /** Says why there are no texts. */
  readonly reason?: string;
  /** None when the statement declares no row of its own. */
  readonly row?: ReadonlyMap<string, DeclaredColumn>;
}

/** Reads the statements that the product's sources send: calls of `Queryable`'s two methods. */
export function readStatements(root: string, files: readonly string[]): Statement[] {
  const program = ts.createProgram([...files], compilerOptions(root));
  const checker = program.getTypeChecker();
  // The ladder makes its pieces of SQL by loops, and has no state.
  const evaluate = textEvaluator(
    program,
    new Map([[`${root}/apps/api/src/platform/db/locks.ts`, locks]]),
  );
  const wanted = new Set(files);
  const statements: Statement[] = [];
  for (const source of program.getSourceFiles()) {
    if (wanted.has(source.fileName)) visit(source);
  }
  return statements;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const statement = readCall(node);
      if (statement) statements.push(statement);
    }
    ts.forEachChild(node, visit);
  }

  function readCall(call: ts.CallExpression): Statement | undefined {
    if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
    const method = call.expression.name.text;
    if (method !== 'query' && method !== 'run') return undefined;
    const signature = checker.getResolvedSignature(call);
    const owner = signature?.declaration?.parent;
    if (!signature || !owner || !ts.isInterfaceDeclaration(owner)) return undefined;
    if (owner.name.text !== 'Queryable') return undefined;
    const source = call.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    const place = `${relative(root, source.fileName)}:${line}`;
    const text = call.arguments[method === 'query' ? 1 : 0];
    const name = method === 'query' ? nameOf(call.arguments[0]) : '';
    const row = readRow(
      checker,
      rowType(checker.getReturnTypeOfSignature(signature), method, call),
      call,
    );
    try {
      if (!text) throw new NotConstant('there is no text');
      return { place, name, texts: evaluate(text), ...(row ? { row } : {}) };
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      return { place, name, texts: [], reason: error.message, ...(row ? { row } : {}) };
    }
  }

  /** Unwraps `Promise<Row[]>` of `query`, and `Promise<{ rows: Row[] }>` of `run`. */
  function rowType(answer: ts.Type, method: 'query' | 'run', at: ts.Node): ts.Type | undefined {
    const awaited = checker.getTypeArguments(answer as ts.TypeReference)[0];
    const rows = awaited && method === 'run' ? awaited.getProperty('rows') : undefined;
    const list = method === 'query' ? awaited : rows && checker.getTypeOfSymbolAtLocation(rows, at);
    return list && checker.getTypeArguments(list as ts.TypeReference)[0];
  }
}

const nameOf = (node: ts.Expression | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : (node?.getText().replaceAll('`', '') ?? '');

function compilerOptions(root: string): ts.CompilerOptions {
  const path = `${root}/apps/api/tsconfig.json`;
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, `${root}/apps/api`).options;
}
