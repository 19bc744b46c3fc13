import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MenuChoice, MenuRecord } from '@yay/contract/menus/calls';
import { MENU_ITEMS_MAX } from '@yay/contract/menus/texts';
import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { choicesQuery } from '../api/choices-query.ts';
import { askedOf, NEW_PICK, type PickDraft } from '../model/pick-draft.ts';
import { PickItems } from './pick-items.tsx';
import { PickSource } from './pick-source.tsx';

/** Picks many items for a menu, from whatever source, and puts them on it at once. */
export function PickDialog({
  menu,
  busy,
  problem,
  onAdd,
  onClose,
}: {
  menu: MenuRecord;
  busy: boolean;
  problem: string | undefined;
  onAdd: (items: readonly MenuChoice[]) => void;
  onClose: () => void;
}) {
  const t = useTranslations('menus.pick');
  const [draft, setDraft] = useState<PickDraft>(NEW_PICK);
  const asked = askedOf(draft);
  const query = useQuery({ ...choicesQuery(menu.id, asked), placeholderData: keepPreviousData });
  const items = asked === null ? [] : (query.data?.items ?? []);
  const [picked, setPicked] = useState<{ asked: string; ids: readonly number[] }>();
  const key = JSON.stringify(asked);
  // Of another menu or day everything comes along unless it is taken out.
  const usual =
    draft.source === 'offer' || query.isPlaceholderData ? [] : items.map(({ id }) => id);
  const chosen = picked?.asked === key ? picked.ids : usual;
  const wanted = items.filter(({ id }) => chosen.includes(id)).slice(0, MENU_ITEMS_MAX);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title', { name: menu.name })}
      closeLabel={t('close')}
      locked={busy}
      done={{
        label: t('add', { count: wanted.length }),
        loading: busy,
        loadingLabel: t('adding'),
        disabled: wanted.length === 0,
        onPress: () => onAdd(wanted),
      }}
    >
      <div className="menu-pick record">
        <PickSource
          menuId={menu.id}
          draft={draft}
          groups={asked === null ? [] : (query.data?.groups ?? [])}
          onChange={(next) => setDraft((now) => ({ ...now, ...next }))}
        />
        {asked === null ? (
          <p className="hint">{t(draft.source === 'menu' ? 'menuFirst' : 'dayFirst')}</p>
        ) : (
          <StaffPart query={query} texts={t}>
            {(found) => (
              <PickItems
                items={found.items}
                draft={draft}
                chosen={chosen}
                error={problem}
                onDraft={(next) => setDraft((now) => ({ ...now, ...next }))}
                onChosen={(ids) => setPicked({ asked: key, ids })}
              />
            )}
          </StaffPart>
        )}
      </div>
    </Dialog>
  );
}
