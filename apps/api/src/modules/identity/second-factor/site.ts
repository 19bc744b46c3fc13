import type { FastifyRequest } from 'fastify';

/** The site that a passkey is bound to: it signs for this one and for no other. */
export interface Site {
  readonly id: string;
  readonly origins: readonly string[];
}

/**
 * The address that is set, or else the one that was asked. TLS may end in front of us, so both
 * schemes of that host count; browsers have passkeys on plain HTTP only on the machine itself.
 */
export function siteOf(request: Pick<FastifyRequest, 'host'>, publicUrl: string | undefined): Site {
  if (publicUrl !== undefined) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origins: [origin] };
  }
  const schemes = ['https', 'http'].map((scheme) => `${scheme}://${request.host}`);
  const addresses = schemes.filter((address) => URL.canParse(address)).map((a) => new URL(a));
  return {
    id: addresses[0]?.hostname ?? '',
    origins: addresses.map(({ origin }) => origin),
  };
}
