import { RedirectCreate } from '../../features/redirects/index.ts';

export default function NewRedirectPage() {
  return <RedirectCreate />;
}
