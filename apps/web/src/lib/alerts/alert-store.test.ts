import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERT_MS, alertsNow, BOOST_MS, dismissAlert, showAlert } from './alert-store.ts';

const keys = () => alertsNow().map(({ key }) => key);

describe('the messages above a page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('go away after seven seconds', () => {
    showAlert('promoApplied');
    vi.advanceTimersByTime(ALERT_MS - 1);
    expect(keys()).toEqual(['promoApplied']);
    vi.advanceTimersByTime(1);
    expect(keys()).toEqual([]);
  });

  it('stand as long as they are told to', () => {
    showAlert('promoApplied', { timeoutMs: 100 });
    vi.advanceTimersByTime(100);
    expect(keys()).toEqual([]);
  });

  it('are stacked in the order they came, and put away one by one', () => {
    showAlert('promoApplied');
    showAlert('invalidForm');
    showAlert('nobody knows this key');
    dismissAlert('invalidForm');
    expect(keys()).toEqual(['promoApplied', 'nobody knows this key']);
  });

  it('flash when they are said again, once, and start their time anew', () => {
    showAlert('promoApplied');
    vi.advanceTimersByTime(ALERT_MS - 1);
    showAlert('promoApplied');
    expect(alertsNow()).toMatchObject([{ key: 'promoApplied', boosted: true }]);
    vi.advanceTimersByTime(BOOST_MS);
    expect(alertsNow()).toMatchObject([{ key: 'promoApplied', boosted: false }]);
    vi.advanceTimersByTime(ALERT_MS - BOOST_MS - 1);
    expect(keys()).toEqual(['promoApplied']);
    vi.advanceTimersByTime(1);
    expect(keys()).toEqual([]);
  });

  it('come back whole after they were put away', () => {
    showAlert('promoApplied');
    dismissAlert('promoApplied');
    showAlert('promoApplied');
    vi.advanceTimersByTime(ALERT_MS - 1);
    expect(alertsNow()).toMatchObject([{ key: 'promoApplied', boosted: false }]);
  });
});
