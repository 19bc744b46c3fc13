import { ListPage } from '../../../lib/list/index.ts';
import { usePagesDeclaration } from './pages-declaration.tsx';

/** Every page of the public site. */
export function PagesList() {
  return <ListPage list={usePagesDeclaration()} />;
}
