import type { FieldCode } from '@yay/contract/codes';
import { addressOwner, PAGE_PATH } from '@yay/contract/pages/address-owner';
import { inEnglish } from '@yay/contract/public-site/addresses';
import { withoutSlash } from '@yay/domain/redirects';
import type { Queryable } from '../../platform/db/index.ts';
import { redirectAt } from '../redirects/index.ts';
import { type AddressHolder, pageAt, pageById } from './pages.repo.ts';

export interface AddressProblem {
  readonly code: FieldCode;
  readonly page?: AddressHolder;
  readonly redirect?: { readonly id: number; readonly from_path: string; readonly to_url: string };
}

/**
 * Returns why a page may not have an address; null where it may. A page may go back to an address that leads
 * to it.
 */
export async function addressProblem(
  source: Queryable,
  address: string,
  mover?: { readonly id: number; readonly path: string },
): Promise<AddressProblem | null> {
  const path = withoutSlash(address.trim());
  const page = await pageAt(source, path);
  if (page !== null) {
    if (page.id === mover?.id) return null;
    return { code: page.archived ? 'address_of_archived_page' : 'address_of_page', page };
  }
  const owner = addressOwner(path);
  if (owner !== null) return { code: `address_of_${owner}` };
  if (!PAGE_PATH.test(path)) return { code: 'address_malformed' };
  if (inEnglish(path) !== null) return { code: 'address_of_language' };
  const redirect = await redirectAt(source, path);
  if (redirect?.from_path === path && redirect.to_url === mover?.path) return null;
  return redirect && { code: 'address_of_redirect', redirect };
}

/** Checks the address of a page while somebody is still typing it. */
export async function addressOf(
  source: Queryable,
  asked: { readonly path: string; readonly page?: number | undefined },
): Promise<AddressProblem | null> {
  const mover = asked.page === undefined ? null : await pageById(source, asked.page);
  return addressProblem(source, asked.path, mover ?? undefined);
}
