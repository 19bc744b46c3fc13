import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

interface Blocks {
  readonly first: number;
  readonly last: number;
  /** Where the first of them begins and the last ends. */
  readonly from: number;
  readonly to: number;
}

/** The blocks of the document in which the selection stands. */
function selectedBlocks({ doc, selection: { $from, $to } }: EditorState): Blocks {
  const first = Math.min($from.index(0), doc.childCount - 1);
  const last = Math.max(first, $to.indexAfter(0) - 1);
  let [from, at, to] = [0, 0, 0];
  doc.forEach((node, offset, index) => {
    if (index === first) from = offset;
    if (index === last) to = offset + node.nodeSize;
    at = index;
  });
  return { first, last: Math.min(last, at), from, to };
}

type Way = 'up' | 'down';
type Dispatch = (tr: Transaction) => void;

/** Exchanges the selected blocks with the one before or after them; false where there is none. */
function moveBlocks(state: EditorState, way: Way, dispatch?: Dispatch): boolean {
  const { doc, tr } = state;
  const { first, last, from, to } = selectedBlocks(state);
  const other = way === 'up' ? first - 1 : last + 1;
  if (other < 0 || other >= doc.childCount) return false;
  const node = doc.child(other);
  // The other one moves across, so that the selection stays in what it was in.
  if (way === 'up') tr.delete(from - node.nodeSize, from).insert(to - node.nodeSize, node);
  else tr.delete(to, to + node.nodeSize).insert(from, node);
  // Said to the browser anew: what it had selected was moved away under it.
  tr.setSelection(state.selection.map(tr.doc, tr.mapping));
  // Undone by itself, however soon after another change.
  dispatch?.(closeHistory(tr).scrollIntoView());
  return true;
}

function removeBlocks(state: EditorState, dispatch: Dispatch): void {
  const { doc, schema, tr } = state;
  const { first, last, from, to } = selectedBlocks(state);
  const empty = schema.nodes.paragraph?.create();
  if (last - first + 1 === doc.childCount && empty) tr.replaceWith(from, to, empty);
  else tr.delete(from, to);
  const near = tr.doc.resolve(Math.min(from, tr.doc.content.size));
  dispatch(closeHistory(tr).setSelection(Selection.near(near)).scrollIntoView());
}

export const canMove = ({ state }: Editor, way: Way): boolean => moveBlocks(state, way);
export const move = ({ state, view }: Editor, way: Way): boolean =>
  moveBlocks(state, way, view.dispatch);
export const remove = ({ state, view }: Editor): void => removeBlocks(state, view.dispatch);

/** Alt with an arrow moves a block past its neighbor. */
export const blockKeys = Extension.create({
  name: 'blockKeys',
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowUp': () => move(this.editor, 'up') || true,
      'Alt-ArrowDown': () => move(this.editor, 'down') || true,
    };
  },
});
