import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { leave } from './leave.ts';

afterEach(() => vi.unstubAllGlobals());

test('signing out empties memory and storage of the tab, also while the server is away', async () => {
  const clear = vi.fn();
  vi.stubGlobal('sessionStorage', { clear });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  queryClient.setQueryData(['week'], 'a family’s lunches');
  await expect(leave()).rejects.toThrow();
  expect(queryClient.getQueryData(['week'])).toBeUndefined();
  expect(clear).toHaveBeenCalledOnce();
});
