import { useParams, useSearch } from '@tanstack/react-router';
import { LuncherSheetPage, readAddress } from '../../features/luncher-lists/index.ts';
import './schools.css';

export default function SchoolLunchersSheetPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return <LuncherSheetPage segment={school ?? ''} asked={readAddress(search)} />;
}
