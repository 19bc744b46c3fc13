export type { Area } from './areas.ts';
export {
  currentLocale,
  loadWords,
  setLocale,
  switchLocale,
  translate,
  WordsProvider,
} from './words.tsx';
