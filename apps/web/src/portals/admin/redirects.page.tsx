import { RedirectsList } from '../../features/redirects/index.ts';

export default function AdminRedirectsPage() {
  return <RedirectsList />;
}
