import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the address asks for; only what is one of the choices counts. */
export function useAsked<const Choice extends string>(name: string, choices: readonly Choice[]) {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = choices.find((choice) => choice === search[name]);
  const page = /^[1-9]\d{0,4}$/.test(search.page ?? '') ? Number(search.page) : 1;
  const queue = search.queue;
  function ask(next: Record<string, string | undefined>) {
    void navigate({ to: '.', search: { ...search, page: undefined, ...next } as never });
  }
  return { chosen, page, queue, ask };
}
