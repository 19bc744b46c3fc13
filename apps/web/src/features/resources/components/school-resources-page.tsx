import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { ResourceBoard } from './resource-board.tsx';

export function SchoolResourcesPage({ segment }: { segment: string }) {
  return (
    <SchoolFrame segment={segment} here="resources">
      {(school) => <ResourceBoard school={school} level="h1" />}
    </SchoolFrame>
  );
}
