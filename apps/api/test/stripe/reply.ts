import type { Form } from './form.ts';
import type { World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface Call {
  readonly ids: readonly string[];
  readonly form: Form;
}

export const ok = (body: object): Answer => ({ status: 200, body });

export const error = (status: number, of: object): Answer => ({
  status,
  body: { error: { message: 'As Stripe says.', request_log_url: 'https://dashboard', ...of } },
});

export const invalid = (code: string | undefined, status = 400): Answer =>
  error(status, { type: 'invalid_request_error', ...(code !== undefined && { code }) });

export const missing = () => invalid('resource_missing', 404);

export const list = (data: readonly object[], hasMore: boolean): Answer =>
  ok({ object: 'list', url: '/v1/list', has_more: hasMore, data });

/** Returns a page of a list, newest first, by Stripe's cursors. */
export function page<T extends { id: string }>(
  newestFirst: readonly T[],
  form: Form,
): [T[], boolean] {
  const limit = Number(form.limit ?? 10);
  const at = (id: unknown) => newestFirst.findIndex((one) => one.id === id);
  if (form.ending_before !== undefined) {
    const end = at(form.ending_before);
    const start = Math.max(0, end - limit);
    return [newestFirst.slice(start, end), start > 0];
  }
  const start = form.starting_after === undefined ? 0 : at(form.starting_after) + 1;
  return [newestFirst.slice(start, start + limit), start + limit < newestFirst.length];
}

export const newest = <T>(objects: Map<string, T>): T[] => [...objects.values()].reverse();

export const expands = (form: Form, what: string) =>
  Array.isArray(form.expand) && form.expand.includes(what);

export function paymentView(world: World, id: string, expanded: boolean): object {
  const payment = world.payments.get(id);
  const method = world.methods.get(String(payment?.payment_method));
  return { ...payment, ...(expanded && method && { payment_method: method }) };
}
