export type { Area } from './area-types.ts';
export {
  currentLocale,
  loadWords,
  setLocale,
  switchLocale,
  translate,
  WordsProvider,
} from './words.tsx';
