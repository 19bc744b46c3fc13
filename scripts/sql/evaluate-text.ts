import ts from 'typescript-6';

/** An expression whose value is not in the sources. */
export class NotConstant extends Error {}

/** `null` stands for a value that is not constant, and that a text may do without. */
type Value = string | number | boolean | undefined | null | Closure | Value[] | Members | Loaded;
interface Members {
  readonly members: ReadonlyMap<string, Value>;
}
/** A value of a module that is loaded and not read. */
interface Loaded {
  readonly loaded: object;
}
interface Closure {
  readonly body: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
  readonly scope: Scope;
}
type Scope = ReadonlyMap<ts.Symbol, Value>;

/** Values of names, and the calls of functions, that one variant of a text is about. */
type Choices = ReadonlyMap<ts.Symbol | ts.Node, Value | ts.CallExpression>;

/** Asks for an evaluation with each value of a name, or each call of a function, of several. */
class Choice extends Error {
  readonly of: ts.Symbol | ts.Node;
  readonly values: readonly (Value | ts.CallExpression)[];
  constructor(of: ts.Symbol | ts.Node, values: readonly (Value | ts.CallExpression)[]) {
    super('a value has to be chosen');
    this.of = of;
    this.values = values;
  }
}

const MOST_VARIANTS = 64;
const MOST_CHOICES = 6;
const DEEPEST = 60;

/**
 * Evaluates the texts of statements without running them: constants, templates, records, and
 * functions of one expression. Where a value has several (a condition, a union of literals, a
 * parameter with many callers), each of them makes a variant.
 */
export function textEvaluator(
  program: ts.Program,
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): (node: ts.Expression) => readonly string[] {
  const checker = program.getTypeChecker();
  let callers: Map<ts.Symbol, ts.CallExpression[]> | undefined;
  let depth = 0;
  let chosen: Choices = new Map();

  return (node) => [...new Set(evaluateChoices(node, new Map()))];

  /** A name has one value throughout a text, so the text is evaluated for each of its values. */
  function evaluateChoices(node: ts.Expression, choices: Choices): string[] {
    chosen = choices;
    depth = 0;
    try {
      return evaluate(node, new Map()).map(textOf);
    } catch (error) {
      if (!(error instanceof Choice)) throw error;
      const { of, values } = error;
      if (choices.size > MOST_CHOICES) throw new NotConstant('too many choices');
      return values.flatMap((value) => evaluateChoices(node, new Map([...choices, [of, value]])));
    }
  }

  function evaluate(node: ts.Expression, scope: Scope): Value[] {
    depth += 1;
    try {
      if (depth > DEEPEST) throw new NotConstant('nested too deeply');
      const values = evaluateOne(node, scope);
      if (values.length > MOST_VARIANTS) throw new NotConstant('too many variants');
      return values;
    } finally {
      depth -= 1;
    }
  }

  function evaluateOne(node: ts.Expression, scope: Scope): Value[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map((span) => evaluate(span.expression, scope));
      return product(parts).map((values) =>
        values.reduce<string>(
          (text, value, index) => text + textOf(value) + node.templateSpans[index]?.literal.text,
          node.head.text,
        ),
      );
    }
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return evaluate(node.expression, scope);
    }
    if (ts.isConditionalExpression(node)) {
      return [...evaluate(node.whenTrue, scope), ...evaluate(node.whenFalse, scope)];
    }
    if (ts.isBinaryExpression(node)) return evaluateBinary(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [{ body: node, scope }];
    if (ts.isArrayLiteralExpression(node)) return product(evaluateItems(node, scope));
    if (ts.isObjectLiteralExpression(node)) return evaluateObject(node, scope);
    if (ts.isIdentifier(node)) return evaluateIdentifier(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      return evaluateMember(node, node.expression, [node.name.text], scope);
    }
    if (ts.isElementAccessExpression(node)) {
      const keys = evaluate(node.argumentExpression, scope).map(textOf);
      return evaluateMember(node, node.expression, keys, scope);
    }
    if (ts.isCallExpression(node)) return evaluateCall(node, scope);
    return byType(node);
  }

  function evaluateItems(node: ts.ArrayLiteralExpression, scope: Scope): Value[][] {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [evaluateOrNull(element, scope)];
      const spread = evaluate(element.expression, scope);
      const [only] = spread;
      if (spread.length !== 1 || !Array.isArray(only)) throw notConstant(element);
      return only.map((value) => [value]);
    });
  }

  function evaluateBinary(node: ts.BinaryExpression, scope: Scope): Value[] {
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const sides = product([evaluate(node.left, scope), evaluate(node.right, scope)]);
      return sides.map(([left, right]) =>
        typeof left === 'number' && typeof right === 'number'
          ? left + right
          : textOf(left) + textOf(right),
      );
    }
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return [...evaluate(node.left, scope), ...evaluate(node.right, scope)].filter(
        (value) => value !== undefined,
      );
    }
    return byType(node);
  }

  function evaluateObject(node: ts.ObjectLiteralExpression, scope: Scope): Value[] {
    let variants: Map<string, Value>[] = [new Map()];
    for (const property of node.properties) {
      const values = memberValues(property, scope);
      variants = variants.flatMap((members) =>
        values.map((added) => new Map([...members, ...added])),
      );
    }
    return variants.map((members) => ({ members }));
  }

  function memberValues(property: ts.ObjectLiteralElementLike, scope: Scope): Map<string, Value>[] {
    if (ts.isSpreadAssignment(property)) {
      return evaluate(property.expression, scope).map((value) => {
        if (!isMembers(value)) throw notConstant(property.expression);
        return new Map(value.members);
      });
    }
    const name = property.name && memberName(property.name);
    if (name === undefined) return [new Map()];
    try {
      if (ts.isPropertyAssignment(property)) {
        return evaluate(property.initializer, scope).map((value) => new Map([[name, value]]));
      }
      if (ts.isShorthandPropertyAssignment(property)) {
        return evaluate(property.name, scope).map((value) => new Map([[name, value]]));
      }
    } catch (error) {
      // A record may hold more than texts; only the members that are read have to be constant.
      if (!(error instanceof NotConstant)) throw error;
    }
    return [new Map()];
  }

  function evaluateIdentifier(node: ts.Identifier, scope: Scope): Value[] {
    if (node.text === 'undefined') return [undefined];
    const symbol = resolve(node);
    if (!symbol) throw notConstant(node);
    if (scope.has(symbol)) return [scope.get(symbol)];
    if (chosen.has(symbol)) return [chosen.get(symbol) as Value];
    const values = [...new Set(evaluateSymbol(node, symbol, scope))];
    if (values.length > 1) throw new Choice(symbol, values);
    return values;
  }

  function evaluateSymbol(node: ts.Identifier, symbol: ts.Symbol, scope: Scope): Value[] {
    const declaration = symbol.valueDeclaration;
    const module = declaration && modules.get(declaration.getSourceFile().fileName);
    if (module && symbol.name in module) return [loadedValue(module[symbol.name])];
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
      if (isConst && ts.isIdentifier(declaration.name)) {
        return orByType(node, () => evaluate(declaration.initializer as ts.Expression, scope));
      }
    }
    if (declaration && ts.isBindingElement(declaration)) {
      return orByType(node, () => evaluateBinding(declaration, scope));
    }
    if (declaration && ts.isFunctionDeclaration(declaration)) {
      return [{ body: declaration, scope: new Map() }];
    }
    if (declaration && ts.isParameter(declaration)) {
      return orByType(node, () => evaluateParameter(declaration));
    }
    return byType(node);
  }

  /** Evaluates `name` of `const { name } = record`. */
  function evaluateBinding(element: ts.BindingElement, scope: Scope): Value[] {
    const owner = element.parent.parent;
    const key = element.propertyName ?? element.name;
    if (!ts.isObjectBindingPattern(element.parent) || !ts.isIdentifier(key)) {
      throw notConstant(element);
    }
    const records = ts.isParameter(owner)
      ? evaluateParameter(owner)
      : ts.isVariableDeclaration(owner) && owner.initializer
        ? evaluate(owner.initializer, scope)
        : [];
    if (records.length === 0) throw notConstant(element);
    // All names of one pattern are of the same record.
    const pattern = element.parent;
    if (records.length > 1 && !chosen.has(pattern)) throw new Choice(pattern, records);
    return (records.length > 1 ? [chosen.get(pattern) as Value] : records).map((record) => {
      if (!isMembers(record) || !record.members.has(key.text)) throw notConstant(element);
      return record.members.get(key.text);
    });
  }

  /** Evaluates what the callers of a function pass. */
  function evaluateParameter(parameter: ts.ParameterDeclaration): Value[] {
    const owner = parameter.parent;
    const index = owner.parameters.indexOf(parameter);
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent) && ts.isIdentifier(owner.parent.name)
        ? owner.parent.name
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    const calls = symbol ? (callersOf().get(symbol) ?? []) : [];
    if (calls.length === 0) throw notConstant(parameter);
    const call = (chosen.get(owner) as ts.CallExpression | undefined) ?? calls[0];
    if (calls.length > 1 && !chosen.has(owner)) throw new Choice(owner, calls);
    const argument = call?.arguments[index] ?? parameter.initializer;
    return argument ? evaluate(argument, new Map()) : [undefined];
  }

  function evaluateMember(
    node: ts.Expression,
    owner: ts.Expression,
    keys: readonly string[],
    scope: Scope,
  ): Value[] {
    return orByType(node, () =>
      evaluate(owner, scope).flatMap((value) =>
        keys.map((key) => {
          if (isLoaded(value)) return loadedValue(Reflect.get(value.loaded, key));
          if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
          if (!isMembers(value) || !value.members.has(key)) throw notConstant(node);
          return value.members.get(key);
        }),
      ),
    );
  }

  function evaluateCall(node: ts.CallExpression, scope: Scope): Value[] {
    return orByType(node, () => {
      const callee = node.expression;
      if (ts.isPropertyAccessExpression(callee)) {
        const method = evaluateMethod(node, callee, scope);
        if (method) return method;
      }
      const closures = evaluate(callee, scope);
      const args = product(evaluateArguments(node, scope));
      return closures.flatMap((closure) =>
        args.flatMap((values) => {
          if (isLoaded(closure) && typeof closure.loaded === 'function') {
            return [loadedValue(Reflect.apply(closure.loaded, undefined, values.map(plainValue)))];
          }
          if (!isClosure(closure)) throw notConstant(node);
          return apply(closure, values, node);
        }),
      );
    });
  }

  function evaluateArguments(node: ts.CallExpression, scope: Scope): Value[][] {
    return node.arguments.map((argument) => evaluateOrNull(argument, scope));
  }

  function evaluateOrNull(node: ts.Expression, scope: Scope): Value[] {
    try {
      return evaluate(node, scope);
    } catch (error) {
      if (error instanceof NotConstant) return [null];
      throw error;
    }
  }

  function evaluateMethod(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
    scope: Scope,
  ): Value[] | undefined {
    const method = callee.name.text;
    if (method === 'keys' && callee.expression.getText() === 'Object') {
      return evaluate(node.arguments[0] as ts.Expression, scope).map((value) => {
        if (!isMembers(value)) throw notConstant(node);
        return [...value.members.keys()];
      });
    }
    if (!['join', 'map', 'concat', 'trim', 'replace', 'replaceAll'].includes(method)) {
      return undefined;
    }
    const owners = evaluate(callee.expression, scope);
    const args = product(evaluateArguments(node, scope));
    return owners.flatMap((owner) =>
      args.flatMap((values): Value[] => {
        const [first, second] = values;
        if (method === 'join' && Array.isArray(owner)) {
          return [owner.map(textOf).join(first === undefined ? ',' : textOf(first))];
        }
        if (method === 'map' && Array.isArray(owner) && isClosure(first)) {
          return product(owner.map((item, index) => apply(first, [item, index], node)));
        }
        if (method === 'concat' && Array.isArray(owner)) return [owner.concat(values)];
        if (method === 'trim' && typeof owner === 'string') return [owner.trim()];
        if (method === 'replaceAll' && typeof owner === 'string') {
          return [owner.replaceAll(textOf(first), textOf(second))];
        }
        if (method === 'replace' && typeof owner === 'string') {
          return [owner.replace(textOf(first), textOf(second))];
        }
        throw notConstant(node);
      }),
    );
  }

  function apply({ body, scope }: Closure, values: readonly Value[], from: ts.Node): Value[] {
    const inner = new Map(scope);
    for (const [index, parameter] of body.parameters.entries()) {
      if (!ts.isIdentifier(parameter.name)) continue;
      const symbol = checker.getSymbolAtLocation(parameter.name);
      if (!symbol || parameter.dotDotDotToken) throw notConstant(from);
      let value = values[index];
      if (value === undefined && parameter.initializer) {
        [value] = evaluate(parameter.initializer, inner);
      }
      inner.set(symbol, value);
    }
    const results = resultsOf(body);
    if (results.length === 0) throw notConstant(from);
    return results.flatMap((result) => evaluate(result, inner));
  }

  /** Evaluates by the type where the value is not constant: literals, or any number. */
  function orByType(node: ts.Expression, evaluateIt: () => Value[]): Value[] {
    try {
      return evaluateIt();
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      try {
        return byType(node);
      } catch {
        // The first reason says more.
        throw error;
      }
    }
  }

  function byType(node: ts.Expression): Value[] {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.map((part) => {
      if (part.isStringLiteral()) return part.value;
      // A number stands for a position or a limit, and no statement's columns depend on it.
      if (part.flags & ts.TypeFlags.NumberLike) return 1;
      throw notConstant(node);
    });
  }

  function resolve(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function callersOf(): Map<ts.Symbol, ts.CallExpression[]> {
    if (callers) return callers;
    const found = new Map<ts.Symbol, ts.CallExpression[]>();
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const symbol = resolve(node.expression);
        if (symbol) found.set(symbol, [...(found.get(symbol) ?? []), node]);
      }
      ts.forEachChild(node, visit);
    };
    for (const source of program.getSourceFiles()) {
      if (!source.isDeclarationFile && !/\.(test|fixture)\.ts$/.test(source.fileName))
        visit(source);
    }
    callers = found;
    return found;
  }
}

/** The expressions that a function returns, whichever of them comes first. */
function resultsOf({ body }: Closure['body']): ts.Expression[] {
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return results;
}

function memberName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

function product(parts: readonly Value[][]): Value[][] {
  let rows: Value[][] = [[]];
  for (const values of parts) {
    rows = rows.flatMap((row) => values.map((value) => [...row, value]));
    if (rows.length > MOST_VARIANTS) throw new NotConstant('too many variants');
  }
  return rows;
}

function textOf(value: Value): string {
  if (typeof value === 'object' || value === undefined) throw new NotConstant('not a text');
  return String(value);
}

function loadedValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(loadedValue);
  if (typeof value === 'object' || typeof value === 'function') return { loaded: value ?? {} };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

function plainValue(value: Value): unknown {
  if (value === null || isClosure(value)) throw new NotConstant('an argument is not constant');
  if (Array.isArray(value)) return value.map(plainValue);
  if (isLoaded(value)) return value.loaded;
  if (!isMembers(value)) return value;
  return Object.fromEntries([...value.members].map(([key, member]) => [key, plainValue(member)]));
}

const isLoaded = (value: Value): value is Loaded =>
  typeof value === 'object' && value !== null && 'loaded' in value;
const isMembers = (value: Value): value is Members =>
  typeof value === 'object' && value !== null && 'members' in value;
const isClosure = (value: Value): value is Closure =>
  typeof value === 'object' && value !== null && 'body' in value;

const notConstant = (node: ts.Node): NotConstant =>
  new NotConstant(`'${node.getText().slice(0, 60)}' is not constant`);
