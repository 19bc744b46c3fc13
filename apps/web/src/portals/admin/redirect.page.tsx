import { RedirectPage } from '../../features/redirects/index.ts';

export default function OneRedirectPage() {
  return <RedirectPage />;
}
