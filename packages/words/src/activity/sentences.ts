type GroupOf<Action> = Action extends `${infer First}.${string}` ? First : never;

/** A sentence for every one of these actions of the record: one that is missing does not compile. */
export type Sentences<Action extends string> = {
  readonly [Group in GroupOf<Action>]: {
    readonly [Each in Extract<Action, `${Group}.${string}`> as Each extends `${Group}.${infer Rest}`
      ? Rest
      : never]: string;
  };
};
