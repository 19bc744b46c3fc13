import { useParams } from '@tanstack/react-router';
import { AccessPage } from '../../features/access/index.ts';

export default function SchoolAccessPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <AccessPage kind="school" id={school ?? ''} />;
}
