import { HOME_SCREEN_DISMISSED, NOT_OFFERED_THE_HOME_SCREEN } from '@yay/contract/home-screen';
import type { Role } from '@yay/domain/access';

/** Only a browser on an iPhone that does not run it as an app already, and until somebody says no. */
export function offersHomeScreen(roles: readonly Role[], device: Device = thisDevice()): boolean {
  return (
    /\biPhone\b/.test(device.userAgent) &&
    !device.standalone &&
    !device.dismissed &&
    !roles.some((role) => NOT_OFFERED_THE_HOME_SCREEN.includes(role))
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
    localStorage.setItem(HOME_SCREEN_DISMISSED, '1');
  } catch {
    // A browser that refuses its storage asks again another day.
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(HOME_SCREEN_DISMISSED) !== null;
  } catch {
    return false;
  }
}
