import { ListPage } from '../../../lib/list/index.ts';
import { useRedirectsDeclaration } from './redirects-declaration.tsx';

/** Every address that leads to another. */
export function RedirectsList() {
  return <ListPage list={useRedirectsDeclaration()} />;
}
