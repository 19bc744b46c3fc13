import type { ActivityAction } from '@yay/contract/activity/actions';

type GroupOf<Action> = Action extends `${infer First}.${string}` ? First : never;

/** A sentence for everything that can stand in the record: one that is missing does not compile. */
export type Sentences = {
  readonly [Group in GroupOf<ActivityAction>]: {
    readonly [Action in Extract<
      ActivityAction,
      `${Group}.${string}`
    > as Action extends `${Group}.${infer Rest}` ? Rest : never]: string;
  };
};
