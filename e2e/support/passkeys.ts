import type { Page } from '@playwright/test';

/** A browser has passkeys for names, and for no bare address such as 127.0.0.1. */
export function byName(url: string): string {
  const address = new URL(url);
  address.hostname = 'localhost';
  return address.origin;
}

/** A device of the page's own that makes and uses passkeys, as if its owner always agreed. */
export async function withDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
