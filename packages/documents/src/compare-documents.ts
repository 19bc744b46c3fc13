import { diffArrays } from 'diff';
import { compareTexts } from './compare-texts.ts';
import { type Line, linesOf, type Mark, marksKey } from './lines-of.ts';

/** Blocks that differ until two documents count as different ones altogether. */
const MOST_BLOCKS = 2_000;

/** A stretch of a block's text; `remarked` where the words stay and their marks don't. */
export interface Piece {
  readonly change: 'kept' | 'added' | 'removed' | 'remarked';
  readonly text: string;
  readonly before: readonly Mark[];
  readonly after: readonly Mark[];
}

/** Something that a block says beside its text: its level, its picture, where its button leads. */
export interface FactDifference {
  readonly name: string;
  /** Null in a block that wasn't there. */
  readonly before: unknown;
  /** Null in a block that is gone. */
  readonly after: unknown;
}

export interface BlockDifference {
  readonly change: 'same' | 'added' | 'removed' | 'changed';
  /** The kind of block that it is, or was. */
  readonly type: string;
  /** The kind of block that it was, where it is another now. */
  readonly was: string | null;
  /** The blocks around it, the outermost first, as they were and as they are. */
  readonly within: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** The differences beside the text; everything of a block that was added or removed. */
  readonly facts: readonly FactDifference[];
  readonly pieces: readonly Piece[];
}

/**
 * Compares two documents block by block, with the differences that only its look or its links tell.
 */
export function compareDocuments(before: unknown, after: unknown): BlockDifference[] {
  const [older, newer] = [linesOf(before).map(keyed), linesOf(after).map(keyed)];
  const changes = diffArrays(older, newer, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MOST_BLOCKS,
  }) ?? [
    { value: older, removed: true, added: false },
    { value: newer, removed: false, added: true },
  ];
  const differences: BlockDifference[] = [];
  let waiting: Line[] = [];
  const settle = (added: readonly Line[]) => {
    differences.push(...paired(waiting, added));
    waiting = [];
  };
  for (const { value, added, removed } of changes) {
    const lines = value.map(({ line }) => line);
    if (removed) {
      settle([]);
      waiting = lines;
    } else if (added) settle(lines);
    else {
      settle([]);
      differences.push(...lines.map((line) => difference(line, line)));
    }
  }
  settle([]);
  return differences;
}

interface Keyed {
  readonly line: Line;
  readonly key: string;
}

const keyed = (line: Line): Keyed => ({
  line,
  key: JSON.stringify([line.within, line.type, line.attributes, line.text, line.marks]),
});

/** Lines that went and lines that came, each with the one that it became as far as that can be told. */
function paired(gone: readonly Line[], come: readonly Line[]): BlockDifference[] {
  const changes = diffArrays([...gone], [...come], {
    comparator: isAkin,
    maxEditLength: MOST_BLOCKS,
  });
  if (changes === undefined) {
    return [
      ...gone.map((line) => difference(line, null)),
      ...come.map((line) => difference(null, line)),
    ];
  }
  let from = 0;
  let to = 0;
  return changes.flatMap(({ value, added, removed }) =>
    value.map(() => {
      const before = added ? null : (gone[from++] ?? null);
      const after = removed ? null : (come[to++] ?? null);
      return difference(before, after);
    }),
  );
}

/** Tells whether a block may have become another: one of its kind, or one that says the same. */
const isAkin = (one: Line, other: Line): boolean =>
  one.type === other.type || (one.text !== '' && one.text === other.text);

function difference(before: Line | null, after: Line | null): BlockDifference {
  const line = after ?? before;
  const facts = factsBetween(before, after);
  const pieces = piecesBetween(before, after);
  const within = { before: before?.within ?? [], after: after?.within ?? [] };
  const was = before && after && before.type !== after.type ? before.type : null;
  const isSame =
    was === null &&
    facts.length === 0 &&
    within.before.join() === within.after.join() &&
    pieces.every(({ change }) => change === 'kept');
  const change =
    before === null ? 'added' : after === null ? 'removed' : isSame ? 'same' : 'changed';
  return { change, type: line?.type ?? '', was, within, facts, pieces };
}

function factsBetween(before: Line | null, after: Line | null): FactDifference[] {
  const names = new Set(
    [before, after].flatMap((line) => (line === null ? [] : Object.keys(line.attributes))),
  );
  return [...names].flatMap((name) => {
    const [was, is] = [before, after].map((line) => line?.attributes[name] ?? null);
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

/** The text of both, word by word, cut wherever the marks of either change. */
function piecesBetween(before: Line | null, after: Line | null): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let to = 0;
  for (const { change, text } of compareTexts(before?.text ?? '', after?.text ?? '')) {
    for (const unit of text.split('')) {
      const was = change === 'added' ? [] : (before?.marks[from++] ?? []);
      const is = change === 'removed' ? [] : (after?.marks[to++] ?? []);
      const remarked = change === 'kept' && marksKey(was) !== marksKey(is);
      append(pieces, {
        change: remarked ? 'remarked' : change,
        text: unit,
        before: was,
        after: is,
      });
    }
  }
  return pieces;
}

function append(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const joins =
    last !== undefined &&
    last.change === piece.change &&
    marksKey(last.before) === marksKey(piece.before) &&
    marksKey(last.after) === marksKey(piece.after);
  if (joins) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text };
  else pieces.push(piece);
}
