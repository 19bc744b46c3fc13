import { expect, it, vi } from 'vitest';
import { hear, passOn } from './hearings.ts';

const channel = 'private-user.7';
const ended = { channel, event: 'session.ended', data: { reason: 'suspended' } } as const;

it('a component that comes after an event which nobody acted on asks again, once', () => {
  const calendar = { 'orders.changed': vi.fn(), missed: vi.fn() };
  const account = { 'session.ended': vi.fn(), missed: vi.fn() };
  hear(channel, () => calendar);
  passOn(ended);
  const leave = hear(channel, () => account);
  expect(account.missed).toHaveBeenCalledOnce();
  leave();
  hear(channel, () => account);
  expect(account.missed).toHaveBeenCalledOnce();
  expect(account['session.ended']).not.toHaveBeenCalled();
  expect(calendar.missed).not.toHaveBeenCalled();
});

it('a component asks nothing again that another one acted on, or that is none of its affair', () => {
  const account = { 'session.ended': vi.fn(), missed: vi.fn() };
  const leave = hear(channel, () => account);
  passOn(ended);
  leave();
  passOn({ channel, event: 'orders.changed', data: {} });
  const second = { 'session.ended': vi.fn(), missed: vi.fn() };
  hear(channel, () => second);
  expect(account['session.ended']).toHaveBeenCalledExactlyOnceWith(ended.data);
  expect(second.missed).not.toHaveBeenCalled();
});
