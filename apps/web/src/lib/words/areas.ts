import type { Locale } from '@yay/words/locales';
import type { Area, AreaLoader, FamilyArea } from './area-types.ts';

/**
 * One chunk per area and language: a page loads the words it says, in the language it says them. The
 * areas of a family's own pages are named in family-areas.ts, which is part of the program's first piece.
 */
const chunks = import.meta.glob<{ readonly words: object }>([
  '../../../../../packages/words/src/*/{en,es}.ts',
  '!**/src/{letters,shell,frame,errors,refusals,alerts,identity,lunchers,calendar,calendar-choosing}/*',
]);

export function areaLoader(area: Exclude<Area, FamilyArea>, locale: Locale): AreaLoader {
  const load = chunks[`../../../../../packages/words/src/${area}/${locale}.ts`];
  if (!load) throw new Error(`there are no words for ${area} in ${locale}`);
  return load;
}
