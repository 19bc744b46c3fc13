import { PortalClosures } from '../../features/blackouts/index.ts';

export default function PortalBlackoutsPage() {
  return <PortalClosures />;
}
