import { addressOwner } from '@yay/contract/pages/address-owner';
import { isSafeLink } from '@yay/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import { resolveRedirect } from './resolve-redirect.ts';

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Leads on from an address that a redirect is about; any other is answered by `render`. */
export function followingRedirects<Request extends { readonly url: string }>(
  source: Queryable,
  render: (request: Request) => Promise<Rendered>,
): (request: Request) => Promise<Rendered> {
  return async (request) => {
    const [path = '/', query] = request.url.split('?', 2);
    const asked = decoded(path);
    // No redirect is over a part of the product: those answer without a look at the rules.
    const redirect = addressOwner(asked) === null ? await resolveRedirect(source, asked) : null;
    // Whatever a rule says: a browser is led to a path of ours or to another site, and to nothing else.
    if (redirect === null || !isSafeLink(encodeURI(decoded(redirect.to)))) return render(request);
    const to =
      query === undefined || redirect.to.includes('?')
        ? redirect.to
        : withQuery(redirect.to, query);
    return { status: redirect.status, html: '', headers: { location: encodeURI(decoded(to)) } };
  };
}

function withQuery(to: string, query: string): string {
  const [address = '', fragment] = to.split('#', 2);
  return `${address}?${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
