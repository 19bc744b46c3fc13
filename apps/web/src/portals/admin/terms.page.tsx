import { useSearch } from '@tanstack/react-router';
import { askedTermsOf, TermsAdmin } from '../../features/terms/index.ts';

export default function AdminTermsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <TermsAdmin asked={askedTermsOf(search)} />;
}
