export { EntryIndex } from './components/entry-index.tsx';
export { EntryLink } from './components/entry-link.tsx';
export { type Entry, entriesFor, groupsOf, isHere } from './model/entries.ts';
