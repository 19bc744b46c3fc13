import type { OwnSession } from '@yay/contract/identity/account';
import Bowser from 'bowser';

type Device = Pick<OwnSession, 'browser' | 'system' | 'kind'>;

const NOBODY: Device = { browser: null, system: null, kind: 'other' };
const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
};

/** Names a browser and its system, in the words that its owner knows them by. */
export function deviceOf(userAgent: string | null): Device {
  if (userAgent === null || userAgent.trim() === '') return NOBODY;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}
