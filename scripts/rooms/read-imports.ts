import './use-typescript-6.ts';
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const { cruise } = await import('dependency-cruiser');
export const RULES = config.forbidden;
export const ROOMS = ['apps', 'packages', 'seeds', 'e2e', 'bench'];

/** Reads who imports whom in these rooms of a folder, and what that breaks of the rules. */
export async function readImports(
  baseDir: string,
  rooms: readonly string[],
): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    [...rooms],
    {
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: RULES },
    } as ICruiseOptions & { ruleSet: IFlattenedRuleSet },
    enhancedResolveOptions,
  );
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered with text');
  return result.output;
}
