import ts from 'typescript-6';
import {
  type Closure,
  isClosure,
  isLoaded,
  isMembers,
  loadedValue,
  MOST_VARIANTS,
  memberOf,
  NotConstant,
  notConstant,
  plainValue,
  product,
  type Scope,
  textOf,
  UNNAMED,
  type Value,
} from './text-values.ts';

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
  const evaluator = new TextEvaluator(program, modules);
  return (node) => [...new Set(evaluator.evaluateChoices(node, new Map()))];
}

class TextEvaluator {
  readonly #modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly #checker: ts.TypeChecker;
  readonly #callers: () => ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>;
  #depth = 0;
  #chosen: Choices = new Map();

  constructor(
    program: ts.Program,
    modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  ) {
    this.#modules = modules;
    this.#checker = program.getTypeChecker();
    let callers: ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]> | undefined;
    this.#callers = () => (callers ??= callersIn(program, (node) => this.#resolve(node)));
  }

  /** A name has one value throughout a text, so the text is evaluated for each of its values. */
  evaluateChoices(node: ts.Expression, choices: Choices): string[] {
    this.#chosen = choices;
    this.#depth = 0;
    try {
      return this.#evaluate(node, new Map()).map(textOf);
    } catch (error) {
      if (!(error instanceof Choice)) throw error;
      const { of, values } = error;
      if (choices.size > MOST_CHOICES) throw new NotConstant('too many choices');
      return values.flatMap((value) =>
        this.evaluateChoices(node, new Map([...choices, [of, value]])),
      );
    }
  }

  #evaluate(node: ts.Expression, scope: Scope): Value[] {
    this.#depth += 1;
    try {
      if (this.#depth > DEEPEST) throw new NotConstant('nested too deeply');
      const values = this.#evaluateOne(node, scope);
      if (values.length > MOST_VARIANTS) throw new NotConstant('too many variants');
      return values;
    } finally {
      this.#depth -= 1;
    }
  }

  #evaluateOne(node: ts.Expression, scope: Scope): Value[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map((span) => this.#evaluate(span.expression, scope));
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
      return this.#evaluate(node.expression, scope);
    }
    if (ts.isConditionalExpression(node)) {
      return [...this.#evaluate(node.whenTrue, scope), ...this.#evaluate(node.whenFalse, scope)];
    }
    if (ts.isBinaryExpression(node)) return this.#evaluateBinary(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [{ body: node, scope }];
    if (ts.isArrayLiteralExpression(node)) return product(this.#evaluateItems(node, scope));
    if (ts.isObjectLiteralExpression(node)) return this.#evaluateObject(node, scope);
    if (ts.isIdentifier(node)) return this.#evaluateIdentifier(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      return this.#evaluateMember(node, node.expression, [node.name.text], scope);
    }
    if (ts.isElementAccessExpression(node)) {
      const keys = this.#evaluate(node.argumentExpression, scope).map(textOf);
      return this.#evaluateMember(node, node.expression, keys, scope);
    }
    if (ts.isCallExpression(node)) return this.#evaluateCall(node, scope);
    return this.#byType(node);
  }

  #evaluateItems(node: ts.ArrayLiteralExpression, scope: Scope): Value[][] {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.#evaluateOrNull(element, scope)];
      const spread = this.#evaluate(element.expression, scope);
      const [only] = spread;
      if (spread.length !== 1 || !Array.isArray(only)) throw notConstant(element);
      return only.map((value) => [value]);
    });
  }

  #evaluateBinary(node: ts.BinaryExpression, scope: Scope): Value[] {
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const sides = product([this.#evaluate(node.left, scope), this.#evaluate(node.right, scope)]);
      return sides.map(([left, right]) =>
        typeof left === 'number' && typeof right === 'number'
          ? left + right
          : textOf(left) + textOf(right),
      );
    }
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return [...this.#evaluate(node.left, scope), ...this.#evaluate(node.right, scope)].filter(
        (value) => value !== undefined,
      );
    }
    return this.#byType(node);
  }

  #evaluateObject(node: ts.ObjectLiteralExpression, scope: Scope): Value[] {
    let variants: Map<string, Value>[] = [new Map()];
    for (const property of node.properties) {
      const values = this.#memberValues(property, scope);
      variants = variants.flatMap((members) =>
        values.map((added) => new Map([...members, ...added])),
      );
    }
    return variants.map((members) => ({ members }));
  }

  #memberValues(property: ts.ObjectLiteralElementLike, scope: Scope): Map<string, Value>[] {
    if (ts.isSpreadAssignment(property)) {
      return this.#evaluate(property.expression, scope).map((value) => {
        if (!isMembers(value)) throw notConstant(property.expression);
        return new Map(value.members);
      });
    }
    const name = property.name && memberName(property.name);
    if (name === undefined) return [new Map([[UNNAMED, null]])];
    try {
      if (ts.isPropertyAssignment(property)) {
        return this.#evaluate(property.initializer, scope).map((value) => new Map([[name, value]]));
      }
      if (ts.isShorthandPropertyAssignment(property)) {
        return this.#evaluate(property.name, scope).map((value) => new Map([[name, value]]));
      }
    } catch (error) {
      // A record may hold more than texts; only the members that are read have to be constant.
      if (!(error instanceof NotConstant)) throw error;
    }
    return [new Map([[name, null]])];
  }

  #evaluateIdentifier(node: ts.Identifier, scope: Scope): Value[] {
    if (node.text === 'undefined') return [undefined];
    const symbol = this.#resolve(node);
    if (!symbol) throw notConstant(node);
    if (scope.has(symbol)) return [scope.get(symbol)];
    if (this.#chosen.has(symbol)) return [this.#chosen.get(symbol) as Value];
    const values = [...new Set(this.#evaluateSymbol(node, symbol, scope))];
    if (values.length > 1) throw new Choice(symbol, values);
    return values;
  }

  #evaluateSymbol(node: ts.Identifier, symbol: ts.Symbol, scope: Scope): Value[] {
    const declaration = symbol.valueDeclaration;
    const module = declaration && this.#modules.get(declaration.getSourceFile().fileName);
    if (module && symbol.name in module) return [loadedValue(module[symbol.name])];
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
      if (isConst && ts.isIdentifier(declaration.name)) {
        return this.#orByType(node, () =>
          this.#evaluate(declaration.initializer as ts.Expression, scope),
        );
      }
    }
    if (declaration && ts.isBindingElement(declaration)) {
      return this.#orByType(node, () => this.#evaluateBinding(declaration, scope));
    }
    if (declaration && ts.isFunctionDeclaration(declaration)) {
      return [{ body: declaration, scope: new Map() }];
    }
    if (declaration && ts.isParameter(declaration)) {
      return this.#orByType(node, () => this.#evaluateParameter(declaration));
    }
    return this.#byType(node);
  }

  /** Evaluates `name` of `const { name } = record`. */
  #evaluateBinding(element: ts.BindingElement, scope: Scope): Value[] {
    const owner = element.parent.parent;
    const key = element.propertyName ?? element.name;
    if (!ts.isObjectBindingPattern(element.parent) || !ts.isIdentifier(key)) {
      throw notConstant(element);
    }
    const records = ts.isParameter(owner)
      ? this.#evaluateParameter(owner)
      : ts.isVariableDeclaration(owner) && owner.initializer
        ? this.#evaluate(owner.initializer, scope)
        : [];
    if (records.length === 0) throw notConstant(element);
    // All names of one pattern are of the same record.
    const pattern = element.parent;
    if (records.length > 1 && !this.#chosen.has(pattern)) throw new Choice(pattern, records);
    return (records.length > 1 ? [this.#chosen.get(pattern) as Value] : records).map((record) => {
      const member = isMembers(record) ? memberOf(record, key.text) : null;
      if (member === null || member === undefined) throw notConstant(element);
      return member;
    });
  }

  /** Evaluates what the callers of a function pass. */
  #evaluateParameter(parameter: ts.ParameterDeclaration): Value[] {
    const owner = parameter.parent;
    const index = owner.parameters.indexOf(parameter);
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent) && ts.isIdentifier(owner.parent.name)
        ? owner.parent.name
        : undefined;
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    const calls = symbol ? (this.#callers().get(symbol) ?? []) : [];
    if (calls.length === 0) throw notConstant(parameter);
    const call = (this.#chosen.get(owner) as ts.CallExpression | undefined) ?? calls[0];
    if (calls.length > 1 && !this.#chosen.has(owner)) throw new Choice(owner, calls);
    const argument = call?.arguments[index] ?? parameter.initializer;
    return argument ? this.#evaluate(argument, new Map()) : [undefined];
  }

  #evaluateMember(
    node: ts.Expression,
    owner: ts.Expression,
    keys: readonly string[],
    scope: Scope,
  ): Value[] {
    return this.#orByType(node, () =>
      this.#evaluate(owner, scope).flatMap((value) =>
        keys.map((key) => {
          if (isLoaded(value)) return loadedValue(Reflect.get(value.loaded, key));
          if (Array.isArray(value)) return key === 'length' ? value.length : value[Number(key)];
          const member = isMembers(value) ? memberOf(value, key) : null;
          if (member === null) throw notConstant(node);
          return member;
        }),
      ),
    );
  }

  #evaluateCall(node: ts.CallExpression, scope: Scope): Value[] {
    return this.#orByType(node, () => {
      const callee = node.expression;
      if (ts.isPropertyAccessExpression(callee)) {
        const method = this.#evaluateMethod(node, callee, scope);
        if (method) return method;
      }
      const closures = this.#evaluate(callee, scope);
      const args = product(this.#evaluateArguments(node, scope));
      return closures.flatMap((closure) =>
        args.flatMap((values) => {
          if (isLoaded(closure) && typeof closure.loaded === 'function') {
            return [loadedValue(Reflect.apply(closure.loaded, undefined, values.map(plainValue)))];
          }
          if (!isClosure(closure)) throw notConstant(node);
          return this.#apply(closure, values, node);
        }),
      );
    });
  }

  #evaluateArguments(node: ts.CallExpression, scope: Scope): Value[][] {
    return node.arguments.map((argument) => this.#evaluateOrNull(argument, scope));
  }

  #evaluateOrNull(node: ts.Expression, scope: Scope): Value[] {
    try {
      return this.#evaluate(node, scope);
    } catch (error) {
      if (error instanceof NotConstant) return [null];
      throw error;
    }
  }

  #evaluateMethod(
    node: ts.CallExpression,
    callee: ts.PropertyAccessExpression,
    scope: Scope,
  ): Value[] | undefined {
    const method = callee.name.text;
    if (method === 'keys' && callee.expression.getText() === 'Object') {
      return this.#evaluate(node.arguments[0] as ts.Expression, scope).map((value) => {
        if (!isMembers(value)) throw notConstant(node);
        return [...value.members.keys()];
      });
    }
    if (!['join', 'map', 'concat', 'trim', 'replace', 'replaceAll'].includes(method)) {
      return undefined;
    }
    const owners = this.#evaluate(callee.expression, scope);
    const args = product(this.#evaluateArguments(node, scope));
    return owners.flatMap((owner) =>
      args.flatMap((values): Value[] => {
        const [first, second] = values;
        if (method === 'join' && Array.isArray(owner)) {
          return [owner.map(textOf).join(first === undefined ? ',' : textOf(first))];
        }
        if (method === 'map' && Array.isArray(owner) && isClosure(first)) {
          return product(owner.map((item, index) => this.#apply(first, [item, index], node)));
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

  #apply({ body, scope }: Closure, values: readonly Value[], from: ts.Node): Value[] {
    const inner = new Map(scope);
    for (const [index, parameter] of body.parameters.entries()) {
      if (!ts.isIdentifier(parameter.name)) continue;
      const symbol = this.#checker.getSymbolAtLocation(parameter.name);
      if (!symbol || parameter.dotDotDotToken) throw notConstant(from);
      let value = values[index];
      if (value === undefined && parameter.initializer) {
        [value] = this.#evaluate(parameter.initializer, inner);
      }
      inner.set(symbol, value);
    }
    const results = resultsOf(body);
    if (results.length === 0) throw notConstant(from);
    return results.flatMap((result) => this.#evaluate(result, inner));
  }

  /** Evaluates by the type where the value is not constant: literals, or any number. */
  #orByType(node: ts.Expression, evaluateIt: () => Value[]): Value[] {
    try {
      return evaluateIt();
    } catch (error) {
      if (!(error instanceof NotConstant)) throw error;
      try {
        return this.#byType(node);
      } catch {
        // The first reason says more.
        throw error;
      }
    }
  }

  #byType(node: ts.Expression): Value[] {
    const type = this.#checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.map((part) => {
      if (part.isStringLiteral()) return part.value;
      // A number stands for a position or a limit, and no statement's columns depend on it.
      if (part.flags & ts.TypeFlags.NumberLike) return 1;
      throw notConstant(node);
    });
  }

  #resolve(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.#checker.getAliasedSymbol(symbol)
      : symbol;
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

/** Returns the calls of each function of a program, by the symbol of the function. */
function callersIn(
  program: ts.Program,
  resolve: (node: ts.Identifier) => ts.Symbol | undefined,
): ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]> {
  const callers = new Map<ts.Symbol, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = resolve(node.expression);
      if (symbol) callers.set(symbol, [...(callers.get(symbol) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (!source.isDeclarationFile && !/\.(test|fixture)\.ts$/.test(source.fileName)) visit(source);
  }
  return callers;
}
