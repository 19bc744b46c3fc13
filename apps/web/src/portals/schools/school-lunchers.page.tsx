import { useParams, useSearch } from '@tanstack/react-router';
import { LuncherListPage, readAddress } from '../../features/luncher-lists/index.ts';
import './schools.css';

export default function SchoolLunchersPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <LuncherListPage segment={school ?? ''} asked={readAddress(search)} />;
}
