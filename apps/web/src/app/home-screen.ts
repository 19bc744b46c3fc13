import type { Role } from '@yay/domain/access';

const DISMISSED = 'yay-home-screen-dismissed';
/** They work on the road with it, and have their own way in. */
const NOT_FOR: readonly Role[] = ['brand_ambassador', 'vendor_specialist'];

/** Only a browser on an iPhone that does not run it as an app already, and until somebody says no. */
export function offersHomeScreen(roles: readonly Role[], device: Device = thisDevice()): boolean {
  return (
    /\biPhone\b/.test(device.userAgent) &&
    !device.standalone &&
    !device.dismissed &&
    !roles.some((role) => NOT_FOR.includes(role))
  );
}

interface Device {
  readonly userAgent: string;
  readonly standalone: boolean;
  readonly dismissed: boolean;
}

function thisDevice(): Device {
  const apple = (navigator as { standalone?: boolean }).standalone === true;
  return {
    userAgent: navigator.userAgent,
    standalone: apple || window.matchMedia('(display-mode: standalone)').matches,
    dismissed: remembered(),
  };
}

export function dismissHomeScreen(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    // A browser that refuses its storage asks again another day.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
