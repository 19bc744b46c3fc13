import { PortalLabels } from '../../features/labels/index.ts';

export default function SchoolLabelsPage() {
  return <PortalLabels />;
}
