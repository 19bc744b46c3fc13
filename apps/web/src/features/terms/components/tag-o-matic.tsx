import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Term } from '@yay/contract/terms/calls';
import type { ItemChoiceInput } from '@yay/contract/terms/item-choice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { TAGGING, taggedQuery } from '../api/tagging.ts';
import type { Filters } from '../model/filters.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { FoundItems, type Picked } from './found-items.tsx';
import { LatestRuns } from './latest-runs.tsx';
import { TagPanel } from './tag-panel.tsx';
import '../../../lib/staff/record.css';
import './tagging.css';

const NO_FILTERS: Filters = { search: '', vendor: null, term: null, untagged: false, kind: 'all' };
const NOTHING: Picked = { all: false, ids: new Set() };
const SETTLE_MS = 300;

const choiceOf = ({ search, vendor, term, untagged, kind }: Filters): ItemChoiceInput => ({
  search,
  vendor_ids: vendor === null ? [] : [vendor],
  term_ids: term === null ? [] : [term],
  untagged,
  kind,
});

/** Tags for many items at once: which ones, what is to change, what would, and back again. */
export function TagOMatic() {
  const t = useTranslations('terms');
  const client = useQueryClient();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState(NOTHING);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly Term[]>([]);
  // A message about one run is not true any more after the next one, or once it is undone.
  const [runs, setRuns] = useState(0);
  const [undone, setUndone] = useState(0);
  const search = useSettled(filters.search, SETTLE_MS);
  const matchingChoice = choiceOf({ ...filters, search });
  const items = useQuery(taggedQuery(matchingChoice, page));
  const refresh = () => void client.invalidateQueries({ queryKey: TAGGING });
  useChannel('private-list.terms', { 'list.changed': refresh, missed: refresh });

  const chosen = picked.all ? (items.data?.total ?? 0) - picked.ids.size : picked.ids.size;
  const choice: ItemChoiceInput = picked.all
    ? { ...matchingChoice, except: [...picked.ids] }
    : { only: [...picked.ids] };
  const tagging =
    chosen > 0 && add.length + remove.length > 0
      ? { choice, add: [...add], remove: remove.map(({ id }) => id) }
      : null;

  return (
    <div className="list record tagging">
      <header className="ph">
        <h1>{t('title')}</h1>
      </header>
      <p className="lead">{t('intro')}</p>
      <div className="tagging-body">
        <section aria-label={t('filters')} className="tagging-items">
          <ChoiceFilters
            filters={filters}
            onChange={(next) => {
              setFilters(next);
              setPage(1);
              setPicked(NOTHING);
            }}
          />
          <FoundItems
            query={items}
            picked={picked}
            chosen={chosen}
            page={page}
            onPicked={setPicked}
            onPage={setPage}
          />
        </section>
        <TagPanel
          key={undone}
          tagging={tagging}
          add={add}
          remove={remove}
          onAdd={setAdd}
          onRemove={setRemove}
          onDone={() => {
            setPicked(NOTHING);
            setAdd([]);
            setRemove([]);
            setRuns(runs + 1);
            refresh();
          }}
        />
      </div>
      <LatestRuns
        key={`runs ${runs}`}
        onUndone={() => {
          setUndone(undone + 1);
          refresh();
        }}
      />
    </div>
  );
}
