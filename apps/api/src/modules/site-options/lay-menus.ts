import type { Menu, MenuLink } from '@yay/contract/site-options/fields';
import type { Db } from '../../platform/db/index.ts';
import { pageNumbers, writeOption } from './site-options.repo.ts';

interface LinkToLay {
  readonly path: string;
  readonly en: string;
  readonly es: string;
}

export interface MenusToLay {
  readonly header: readonly {
    readonly en: string;
    readonly es: string;
    readonly links: readonly LinkToLay[];
  }[];
  readonly footer: readonly LinkToLay[];
}

/** Puts the menus that the product brings in their place, where there are none yet. */
export async function layMenus(db: Db, { header, footer }: MenusToLay): Promise<void> {
  await db.tx(async (tx) => {
    const paths = [...header.flatMap(({ links }) => links), ...footer].map(({ path }) => path);
    const numbers = await pageNumbers(tx, paths);
    const linksOf = (links: readonly LinkToLay[]): MenuLink[] =>
      links.flatMap(({ path, en, es }) => {
        const page = numbers.get(path);
        return page === undefined ? [] : [{ page, label: en, label_es: es }];
      });
    const menus: Menu[] = header.map(({ en, es, links }) => ({
      label: en,
      label_es: es,
      links: linksOf(links),
    }));
    // A menu that somebody has set since then has another version, and stays.
    await writeOption(tx, 'site_menus', { header: menus, footer: linksOf(footer) }, 1);
  });
}
