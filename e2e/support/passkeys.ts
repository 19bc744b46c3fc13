import type { Page } from '@playwright/test';

/** Replaces the IP address of a URL by a name, since browsers offer passkeys for names alone. */
export function byName(url: string): string {
  const address = new URL(url);
  address.hostname = 'localhost';
  return address.origin;
}

/** Adds a virtual authenticator to the page, whose owner always agrees. */
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
