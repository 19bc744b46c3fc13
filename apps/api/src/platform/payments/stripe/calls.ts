import { ProviderRefused } from '../provider.ts';
import { translateError } from './errors.ts';

/** Awaits a call of the SDK and translates its errors. */
export async function translated<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw translateError(error);
  });
}

export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return translated(call).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
    throw error;
  });
}
