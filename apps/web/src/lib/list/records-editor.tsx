import type { ListModel } from '@yay/contract/lists/calls';
import { useState } from 'react';
import { ResourceSearch } from '../resource-search/index.ts';
import { ApplyFoot, OptionList } from './filter-parts.tsx';
import type { FilterOption } from './types.ts';

/** Lists the chosen records, with a search for more of them. */
export default function RecordsEditor({
  title,
  model,
  options,
  onApply,
}: {
  title: string;
  model: ListModel;
  /** The records that are chosen already. */
  options: readonly FilterOption[];
  onApply: (value: string) => void;
}) {
  const [chosen, setChosen] = useState(options);
  const values = chosen.map(({ value }) => value);
  return (
    <form
      className="pop-form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(values.join(','));
      }}
    >
      <ResourceSearch
        model={model}
        label={title}
        without={values.map(Number)}
        onSelect={(hit) =>
          hit && setChosen([...chosen, { value: String(hit.id), label: hit.name }])
        }
      />
      <OptionList
        options={chosen}
        chosen={values}
        several
        onToggle={(one) => setChosen(chosen.filter(({ value }) => value !== one))}
      />
      <ApplyFoot disabled={chosen.length === 0 && options.length === 0} />
    </form>
  );
}
