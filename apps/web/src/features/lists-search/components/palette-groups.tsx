import { ComboboxList, ComboboxOption, ComboboxSection } from '@yay/ui/combobox';
import { Highlight } from '@yay/ui/highlight';
import type { HitGroup } from '../model/search-hit.ts';

const noChoice = () => undefined;

/** Lists the matches, group by group: every line is a link. */
export function PaletteGroups({
  label,
  groups,
  query,
}: {
  label: string;
  groups: readonly HitGroup[];
  query: string;
}) {
  return (
    <ComboboxList label={label} className="palette-list" onChoose={noChoice}>
      {groups.map(({ id, title, count, hits }) => (
        <ComboboxSection key={id} id={id} title={title} note={count}>
          {hits.map(({ id: hit, href, name, note, Picture }) => (
            <ComboboxOption
              key={hit}
              id={hit}
              href={href}
              textValue={note === null ? name : `${name}, ${note}`}
            >
              <Picture small />
              <span>
                <Highlight text={name} query={query} />
              </span>
              {note !== null && (
                <span className="note">
                  <Highlight text={note} query={query} />
                </span>
              )}
            </ComboboxOption>
          ))}
        </ComboboxSection>
      ))}
    </ComboboxList>
  );
}
