import { PortalClosureCreate } from '../../features/blackouts/index.ts';

export default function PortalBlackoutNewPage() {
  return <PortalClosureCreate />;
}
