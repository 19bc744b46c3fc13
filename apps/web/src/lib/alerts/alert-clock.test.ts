import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_HOLD_MS, holdAlerts, keepAlert, releaseAlerts } from './alert-clock.ts';
import { ALERT_MS, alertsNow, dismissAlert, showAlert } from './alert-store.ts';

const keys = () => alertsNow().map(({ key }) => key);
const show = (key: string) => {
  showAlert(key);
  keepAlert(key, ALERT_MS);
};

describe('the time of the messages above a page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is longer for a longer text', () => {
    showAlert('promoApplied');
    keepAlert('promoApplied', 2 * ALERT_MS);
    vi.advanceTimersByTime(2 * ALERT_MS - 1);
    expect(keys()).toEqual(['promoApplied']);
    vi.advanceTimersByTime(1);
    expect(keys()).toEqual([]);
  });

  it('has no end where nothing else says the same', () => {
    showAlert('default');
    keepAlert('default', null);
    vi.advanceTimersByTime(100 * ALERT_MS);
    expect(keys()).toEqual(['default']);
    dismissAlert('default');
    expect(keys()).toEqual([]);
  });

  it('stops while one of them is pointed at or has the focus, then goes on a moment longer', () => {
    show('promoApplied');
    vi.advanceTimersByTime(ALERT_MS - 1);
    holdAlerts('pointer');
    holdAlerts('focus');
    show('invalidForm');
    vi.advanceTimersByTime(10 * ALERT_MS);
    releaseAlerts('pointer');
    vi.advanceTimersByTime(10 * ALERT_MS);
    expect(keys()).toEqual(['promoApplied', 'invalidForm']);
    releaseAlerts('focus');
    vi.advanceTimersByTime(AFTER_HOLD_MS - 1);
    expect(keys()).toEqual(['promoApplied', 'invalidForm']);
    vi.advanceTimersByTime(1);
    expect(keys()).toEqual(['invalidForm']);
    vi.advanceTimersByTime(ALERT_MS);
    expect(keys()).toEqual([]);
  });

  it('is not started again for one that was dismissed meanwhile', () => {
    show('promoApplied');
    holdAlerts('pointer');
    dismissAlert('promoApplied');
    releaseAlerts('pointer');
    show('invalidForm');
    vi.advanceTimersByTime(ALERT_MS);
    expect(keys()).toEqual([]);
  });
});
