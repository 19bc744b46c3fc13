import { useParams } from '@tanstack/react-router';
import { SchoolStaffPage as Staff } from '../../features/access-staff/index.ts';
import './schools.css';

export default function SchoolStaffPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <Staff segment={school ?? ''} />;
}
