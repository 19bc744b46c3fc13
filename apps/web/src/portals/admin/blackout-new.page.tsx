import { BlackoutCreate } from '../../features/blackouts/index.ts';

export default function BlackoutNewPage() {
  return <BlackoutCreate />;
}
