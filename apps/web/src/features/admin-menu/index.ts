export { EntryIndex } from './components/entry-index.tsx';
export { EntryLink } from './components/entry-link.tsx';
export { useCrossing } from './components/use-bridge.ts';
export { type Entry, entriesFor, groupsOf, isHere, pagesFor } from './model/entries.ts';
