import { useParams } from '@tanstack/react-router';
import { AccessPage } from '../../features/access/index.ts';

export default function VendorAccessPage() {
  const { vendor }: { vendor?: string } = useParams({ strict: false });
  return <AccessPage kind="vendor" id={vendor ?? ''} />;
}
