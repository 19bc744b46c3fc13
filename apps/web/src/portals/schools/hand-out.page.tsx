import { useParams } from '@tanstack/react-router';
import { SchoolHandOut } from '../../features/handouts/index.ts';
import { SchoolFrame } from '../../parts/school-portal/index.ts';

export default function HandOutPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  return (
    <SchoolFrame segment={school ?? ''} here="handOut">
      {({ id }) => <SchoolHandOut key={id} schoolId={id} />}
    </SchoolFrame>
  );
}
