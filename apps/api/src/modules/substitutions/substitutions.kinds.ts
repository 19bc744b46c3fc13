import { type JobKind, jobKind } from '../../platform/jobs/index.ts';

/** Deals with each family that ordered the replaced item, one after the other. */
export const carryOutSubstitution = jobKind<{ substitutionId: number }>('substitutions.carry_out', {
  seconds: 900,
  retries: 20,
});

export const SUBSTITUTION_JOB_KINDS: readonly JobKind<never>[] = [carryOutSubstitution];
