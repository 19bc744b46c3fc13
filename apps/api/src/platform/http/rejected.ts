import type { Refusal } from './answers.ts';

/** Carries a refusal through the framework's hooks, which know only errors. */
export class Rejected extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
