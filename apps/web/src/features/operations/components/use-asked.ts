import { useNavigate, useSearch } from '@tanstack/react-router';

export interface Asked<Choice extends string> {
  chosen: Choice | undefined;
  choices: readonly Choice[];
  page: number;
  queue: string | undefined;
  choose: (choice: Choice | undefined) => void;
  chooseQueue: (queue: string | undefined) => void;
  turn: (page: number) => void;
}

/** Reads the address's question; only one of the choices counts. */
export function useAsked<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Asked<Choice> {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  function ask(next: Record<string, string | undefined>) {
    void navigate({ to: '.', search: { ...search, page: undefined, ...next } as never });
  }
  return {
    chosen: choices.find((choice) => choice === search[name]),
    choices,
    page: /^[1-9]\d{0,4}$/.test(search.page ?? '') ? Number(search.page) : 1,
    queue: search.queue,
    choose: (choice) => ask({ [name]: choice }),
    chooseQueue: (queue) => ask({ queue }),
    turn: (page) => ask({ page: String(page) }),
  };
}
