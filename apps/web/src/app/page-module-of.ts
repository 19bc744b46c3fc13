import type { PageName } from '@yay/contract/pages';
import type { PageModule } from '../lib/page-module.ts';
import { type FamilyPageName, familyPages } from './family-pages.ts';

export async function pageModuleOf(name: PageName): Promise<PageModule> {
  if (isFamilyPage(name)) return familyPages[name];
  const { pageModules } = await import('./page-modules.ts');
  const page = pageModules[name];
  return { ...page, words: ['errors', ...page.words] };
}

function isFamilyPage(name: PageName): name is FamilyPageName {
  return name in familyPages;
}
