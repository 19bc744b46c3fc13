import { useParams } from '@tanstack/react-router';
import { NO_TARGETS } from '@yay/domain/targets';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { NEW_BLACKOUT } from '../model/blackout-values.ts';
import { CreateBody, useAskedDates } from './blackout-create.tsx';
import '../../../lib/staff/record.css';
import './blackouts.css';
import './portal-closures.css';

/** A school's staff close days of their own school, or of some of its grades. */
export function PortalClosureCreate() {
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  const dates = useAskedDates();
  return (
    <SchoolFrame segment={segment} here="closures">
      {(school) => (
        <CreateBody
          school={school}
          begin={{
            ...NEW_BLACKOUT,
            dates,
            targets: {
              ...NO_TARGETS,
              granularity: 'destinations',
              markets: [school.market.id],
              destinations: [school.id],
            },
          }}
          listPath={schoolPath(school, 'closures')}
        />
      )}
    </SchoolFrame>
  );
}
