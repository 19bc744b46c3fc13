import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage, listKey } from '../../../lib/list/index.ts';
import type { BlackoutListRow } from './blackouts-columns.tsx';
import { useBlackoutsDeclaration } from './blackouts-declaration.tsx';
import { ClosuresOverview } from './closures-overview.tsx';
import { LatestBatches } from './latest-batches.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import './blackouts.css';

const NOTHING = { blackouts: [] as readonly BlackoutListRow[], onDone: () => {} };

/** Every closure, what is ahead of the schools, and what is being closed or lifted just now. */
export function BlackoutsPage() {
  const client = useQueryClient();
  const [lifting, setLifting] = useState(NOTHING);
  const list = useBlackoutsDeclaration({
    onLift: (blackouts, onDone) => setLifting({ blackouts, onDone }),
  });
  return (
    <div className="blackouts-page">
      <ListPage list={list} />
      <div className="blackouts-below comes-after">
        <LatestBatches
          onSettled={() => void client.invalidateQueries({ queryKey: listKey(list.name) })}
        />
        <ClosuresOverview />
      </div>
      <LiftDialog
        key={lifting.blackouts.map(({ id }) => id).join()}
        blackouts={lifting.blackouts}
        onClose={() => setLifting(NOTHING)}
        onLifted={() => {
          lifting.onDone();
          void client.invalidateQueries({ queryKey: listKey(list.name) });
        }}
      />
    </div>
  );
}
