import { getSchema } from '@tiptap/core';
import { schemaOf, VARIANTS } from '@yay/documents';
import { expect, test } from 'vitest';
import { extensionsFor } from './extensions.ts';

const pictures = {
  pictureOf: () => null,
  partName: (name: string) => name,
  pictureGone: '',
  sectionName: (name: string) => name,
};

test.each(VARIANTS)(
  'the editor of %s knows what its documents may consist of, and no more',
  (variant) => {
    const editor = getSchema(extensionsFor(variant, pictures));
    const documents = schemaOf(variant);
    expect(Object.keys(editor.nodes).sort()).toEqual(Object.keys(documents.nodes).sort());
    expect(Object.keys(editor.marks).sort()).toEqual(Object.keys(documents.marks).sort());
    for (const [name, rule] of Object.entries(documents.nodes)) {
      const type = editor.nodes[name];
      if (name !== 'text') expect(type?.spec.content ?? '', name).toBe(rule.content);
      expect(Object.keys(type?.spec.attrs ?? {}).sort(), name).toEqual(
        Object.keys(rule.attributes).sort(),
      );
      for (const [attribute, { default: usual }] of Object.entries(rule.attributes)) {
        expect(type?.spec.attrs?.[attribute]?.default, `${name} ${attribute}`).toBe(usual ?? null);
      }
    }
    for (const [name, attributes] of Object.entries(documents.marks)) {
      expect(Object.keys(editor.marks[name]?.spec.attrs ?? {}), name).toEqual(
        Object.keys(attributes),
      );
    }
  },
);
