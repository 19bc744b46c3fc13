import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('./connection.ts');
let connection: Module['connection'];
let onceOnline: Module['onceOnline'];
let health: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  health = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => health());
  ({ connection, onceOnline } = await import('./connection.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

function loseNetwork(): void {
  vi.stubGlobal('navigator', { onLine: false });
  connection.failed();
}

test('a lost network is told until a request that was sent afterwards is answered', () => {
  loseNetwork();
  expect(connection.reach()).toBe('offline');
  const answered = connection.asked();
  answered();
  expect(connection.reach()).toBe('restored');
  vi.advanceTimersByTime(4_000);
  expect(connection.reach()).toBe('online');
});

test('an answer to a request from before the loss leaves the loss told', async () => {
  const answered = connection.asked();
  loseNetwork();
  answered();
  expect(connection.reach()).toBe('offline');
  // The probe goes on, and finds the server once it is there.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.reach()).toBe('offline');
  health = () => Promise.resolve(new Response());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.reach()).toBe('restored');
});

test('a device that believes in its network is told apart from one that has none', () => {
  connection.failed();
  expect(connection.reach()).toBe('lost');
  expect(connection.isOnline()).toBe(false);
});

test('a second loss outlives the answers to requests of the first', () => {
  loseNetwork();
  const late = connection.asked();
  const first = connection.asked();
  first();
  loseNetwork();
  late();
  expect(connection.reach()).toBe('offline');
});

test('whoever waits for the connection goes on at once where the server answers', async () => {
  health = () => Promise.resolve(new Response());
  await onceOnline();
  expect(connection.reach()).toBe('online');
});

test('whoever waits for the connection goes on once a later probe is answered', async () => {
  const goOn = vi.fn();
  void onceOnline().then(goOn);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.reach()).toBe('lost');
  expect(goOn).not.toHaveBeenCalled();
  health = () => Promise.resolve(new Response());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(goOn).toHaveBeenCalledOnce();
});
