import type { Editor, JSONContent } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { SectionName } from '@yay/documents';

export type SectionPlace = SectionName | 'hero' | 'closing';

/** Where the cursor stands on the start page, and whether its section can go up, down or away. */
export interface SectionAt {
  readonly name: SectionPlace;
  readonly at: number;
  readonly up: boolean;
  readonly down: boolean;
  readonly isFixed: boolean;
}

const isFixed = (name: string | undefined) => name === 'hero' || name === 'closing';

export function sectionAt({ state: { doc, selection } }: Editor): SectionAt | null {
  if (doc.childCount === 0) return null;
  const at = Math.min(selection.$from.index(0), doc.childCount - 1);
  const nameOf = (place: number) =>
    place < doc.childCount ? doc.child(place).type.name : undefined;
  const name = nameOf(at) as SectionPlace;
  const moves = !isFixed(name);
  return {
    name,
    at,
    up: moves && !isFixed(nameOf(at - 1)),
    down: moves && at + 1 < doc.childCount && !isFixed(nameOf(at + 1)),
    isFixed: name === 'hero',
  };
}

/** Puts other sections in the place of those that there are, and the cursor in the one at a place. */
function arrange(editor: Editor, at: number, arranged: (sections: Section[]) => Section[]): void {
  const { state, view } = editor;
  const sections = Array.from({ length: state.doc.childCount }, (_, place) =>
    state.doc.child(place),
  );
  const next = arranged(sections);
  const tr = state.tr.replaceWith(0, state.doc.content.size, Fragment.from(next));
  const start = next.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))));
  view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}
type Section = Editor['state']['doc'];

/** Takes the section one place up or down. */
export const moveSection = (editor: Editor, { at }: SectionAt, by: -1 | 1): void =>
  arrange(editor, at + by, (sections) => {
    const section = sections[at];
    const others = sections.filter((_, place) => place !== at);
    return section ? others.toSpliced(at + by, 0, section) : sections;
  });

export const removeSection = (editor: Editor, { at }: SectionAt): void =>
  arrange(editor, at - 1, (sections) => sections.filter((_, place) => place !== at));

/** Puts a new section below the one in which the cursor stands; a close goes to the end. */
export function addSection(
  editor: Editor,
  below: SectionAt,
  name: Exclude<SectionPlace, 'hero'>,
  heading: string,
): void {
  const last = editor.state.doc.childCount;
  const at = name === 'closing' ? last : below.name === 'closing' ? below.at : below.at + 1;
  const section = editor.schema.nodeFromJSON(newSection(name, heading));
  arrange(editor, at, (sections) => sections.toSpliced(at, 0, section));
}

function newSection(name: Exclude<SectionPlace, 'hero'>, heading: string): JSONContent {
  const title = (level: 1 | 2): JSONContent => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text: heading }],
  });
  const paragraph = { type: 'paragraph' };
  const cards = {
    type: 'cards',
    content: [1, 2, 3].map(() => ({ type: 'card', content: [title(2), paragraph] })),
  };
  switch (name) {
    case 'audiences':
      return { type: name, content: [cards] };
    case 'steps':
    case 'prices':
    case 'promises':
      return { type: name, content: [title(1), paragraph, cards] };
    default:
      return { type: name, content: [title(1), paragraph] };
  }
}
