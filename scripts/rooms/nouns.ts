import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// A noun names a thing in every layer (README, the map): a folder of the contract, the words or the
// features is called as the module of the API, or as that and a part of it: `credit-family`.
const MODULES = 'apps/api/src/modules';
const ROOMS = ['packages/contract/src', 'packages/words/src', 'apps/web/src/features'] as const;

/** Folders that are of no module, or of a part that has a name of its own; and why. */
const OTHERS: Readonly<Record<string, string>> = {
  account: 'what a family sees of itself, out of a dozen modules',
  admin: 'the frame and the menu of the team',
  'admin-menu': 'the menu of the team',
  alerts: 'what any page says above itself',
  common: 'sentences that many places say',
  errors: 'sentences of every refusal',
  frame: 'the frame of every page',
  'fresh-sign-in': 'a part of identity',
  'gift-codes': 'gifts as the team makes them, apart from those that are bought',
  'intro-wizard': 'the first steps of a family, kept in its browser',
  invitation: 'a part of identity and of access: one page takes both',
  refusals: 'what a page says of a refusal',
  'resource-search': 'a field that finds records of any module',
  'rich-text': 'the editor of any text',
  'second-factor': 'a part of identity',
  targets: 'a field for the places that anything is for',
};

const foldersOf = (root: string, room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the folders that no module has given its name. */
function namesakeless(folders: readonly string[], modules: readonly string[]): string[] {
  return folders.filter(
    (folder) => !modules.some((name) => folder === name || folder.startsWith(`${name}-`)),
  );
}

/** Returns what is wrong with the names of folders, and what the rule itself does wrong. */
export function nounProblems(root: string): string[] {
  const modules = foldersOf(root, MODULES);
  const others = ROOMS.flatMap((room) =>
    namesakeless(foldersOf(root, room), modules).map((folder) => ({ room, folder })),
  );
  const needless = Object.keys(OTHERS).filter((name) =>
    others.every(({ folder }) => folder !== name),
  );
  const planted = namesakeless(['gifts', 'gifts-sold', 'gift', 'giftshop'], ['gifts']);
  return [
    ...others
      .filter(({ folder }) => !(folder in OTHERS))
      .map(({ room, folder }) => `${room}/${folder} is called as no module of the API`),
    ...needless.map((name) => `${name} needs no exception of nouns any more`),
    ...(planted.join(' ') === 'gift giftshop' ? [] : ['the rule of nouns let its violation pass']),
  ];
}
