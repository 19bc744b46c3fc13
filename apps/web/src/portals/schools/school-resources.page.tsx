import { useParams } from '@tanstack/react-router';
import { SchoolResourcesPage as Resources } from '../../features/resources/index.ts';
import './schools.css';

export default function SchoolResourcesPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return <Resources segment={school ?? ''} />;
}
