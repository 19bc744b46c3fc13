import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The build loads of a folder what a page asks its door for. What the door itself imports for effect
// alone, such as a style, would be left out with the rest.
const DOORS = 'apps/web/src/{features,parts,lib}/*/index.ts';
const FOR_EFFECT = /^import\s+['"]/m;

/** Returns the doors that do more than hand on, and what the rule itself does wrong. */
export function doorProblems(root: string): string[] {
  const doors = globSync(DOORS, { cwd: root }).filter((door) =>
    FOR_EFFECT.test(readFileSync(join(root, door), 'utf8')),
  );
  const planted = [
    "export { A } from './a.ts';\n\nimport './a.css';\n",
    "import { a } from './a.ts';",
  ];
  return [
    ...doors.map((door) => `${door} imports for effect: let the parts that need it do so`),
    ...(planted.map((text) => FOR_EFFECT.test(text)).join() === 'true,false'
      ? []
      : ['the rule of doors let its violation pass']),
  ];
}
