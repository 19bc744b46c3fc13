import type { TermUse } from '@yay/contract/terms/calls';
import { Checkbox } from '@yay/ui/checkbox';
import { IconButton } from '@yay/ui/icon-button';
import { PencilIcon, TrashIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RecordColumn } from '../../../lib/record-table.tsx';
import { TermRename } from './term-rename.tsx';

/** A tag, what carries it, and what may be done with it. */
export function useTermColumns({
  ticked,
  onTick,
  onRemove,
  onDone,
}: {
  ticked: readonly TermUse[];
  onTick: (term: TermUse, on: boolean) => void;
  onRemove: (term: TermUse) => void;
  onDone: (text: string) => void;
}): RecordColumn<TermUse>[] {
  const t = useTranslations('terms-admin');
  const { number } = useFormatter();
  const [renaming, setRenaming] = useState<number | null>(null);
  const count = (id: 'pictures' | 'pages' | 'items'): RecordColumn<TermUse> => ({
    id,
    title: t(`columns.${id}`),
    align: 'num',
    labeled: true,
    cell: ({ [id]: uses }) => (uses === 0 ? <span className="dim">0</span> : number(uses)),
  });
  return [
    {
      id: 'choose',
      title: t('columns.choose'),
      titleHidden: true,
      cell: (term) => (
        <Checkbox
          className="dg-box-input"
          aria-label={t('choose', { name: term.name })}
          checked={ticked.some(({ id }) => id === term.id)}
          onChange={(on) => onTick(term, on)}
        />
      ),
    },
    {
      id: 'name',
      title: t('columns.name'),
      namesRow: true,
      look: 'wrap',
      cell: (term) =>
        renaming === term.id ? (
          <TermRename
            term={term}
            onDone={(text) => {
              setRenaming(null);
              onDone(text);
            }}
            onCancel={() => setRenaming(null)}
          />
        ) : (
          <b className="terms-name">{term.name}</b>
        ),
    },
    count('pictures'),
    count('pages'),
    count('items'),
    {
      id: 'added',
      title: t('columns.addedBy'),
      align: 'apart',
      labeled: true,
      cell: ({ added_by: by }) => by ?? <span className="dim">{t('somebody')}</span>,
    },
    {
      id: 'acts',
      title: t('columns.acts'),
      titleHidden: true,
      look: 'acts',
      cell: (term) => (
        <TermActs
          term={term}
          onRename={() => setRenaming(term.id)}
          onRemove={() => onRemove(term)}
        />
      ),
    },
  ];
}

/** Renames a tag, and removes one that nothing carries. */
function TermActs(props: { term: TermUse; onRename: () => void; onRemove: () => void }) {
  const { term, onRename, onRemove } = props;
  const t = useTranslations('terms-admin');
  return (
    <span className="terms-acts">
      <IconButton label={t('rename', { name: term.name })} onClick={onRename}>
        <PencilIcon small />
      </IconButton>
      {term.items + term.pictures + term.pages === 0 ? (
        <IconButton label={t('removeNamed', { name: term.name })} onClick={onRemove}>
          <TrashIcon small />
        </IconButton>
      ) : (
        <IconButton label={t('keeps', { name: term.name })} aria-disabled="true">
          <TrashIcon small />
        </IconButton>
      )}
    </span>
  );
}
