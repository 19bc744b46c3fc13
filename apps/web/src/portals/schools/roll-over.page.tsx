import { PortalRollOver } from '../../features/roll-over/index.ts';

export default function RollOverPage() {
  return <PortalRollOver />;
}
