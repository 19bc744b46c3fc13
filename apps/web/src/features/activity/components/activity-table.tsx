import type { ActivityEntry } from '@yay/contract/activity/calls';
import { DataGrid, type DataGridColumn } from '@yay/ui/data-grid';
import { useTranslations } from 'use-intl';
import { ActivityAbout } from './activity-about.tsx';
import { useChangeText } from './activity-changes.tsx';
import { AsWhom, useWho } from './activity-who.tsx';
import { useActivityWords } from './use-activity-words.ts';

/** A person's log as a grid: on a phone each entry is a card. */
export function ActivityTable({
  entries,
  userId,
}: {
  entries: readonly ActivityEntry[];
  userId: number;
}) {
  const t = useTranslations('activity');
  const { when, what, record } = useActivityWords();
  const changeText = useChangeText();
  const who = useWho();
  const herself = ({ subject }: ActivityEntry) => subject.type === 'user' && subject.id === userId;
  const columns: DataGridColumn<ActivityEntry>[] = [
    {
      id: 'when',
      title: t('when'),
      width: 9.5,
      card: 'state',
      cell: (entry) => (
        <time dateTime={entry.at} className="mid">
          {when(entry.at)}
        </time>
      ),
    },
    {
      id: 'who',
      title: t('who'),
      width: 9,
      card: 'line',
      cell: (entry) => <b>{who(entry)}</b>,
    },
    {
      id: 'as',
      title: t('asWhom'),
      width: 8,
      card: 'line-end',
      cell: (entry) => <AsWhom entry={entry} />,
    },
    {
      id: 'what',
      title: t('what'),
      width: 11,
      card: 'title',
      cell: what,
    },
    {
      id: 'about',
      title: t('about'),
      width: 11,
      card: 'foot',
      cell: (entry) => (
        <ActivityAbout about={herself(entry) ? '' : record(entry)} changes={entry.changes} />
      ),
    },
    {
      id: 'before',
      title: t('before'),
      width: 9,
      from: 860,
      cell: (entry) => <Side text={changeText(entry.changes, 'before')} was />,
    },
    {
      id: 'after',
      title: t('after'),
      width: 15.5,
      from: 860,
      cell: (entry) => <Side text={changeText(entry.changes, 'after')} />,
    },
    {
      id: 'from',
      title: t('from'),
      width: 8,
      from: 1060,
      cell: ({ device, ip }) => (
        <span className="dim">{[device, ip].filter(Boolean).join(', ')}</span>
      ),
    },
  ];
  return (
    <DataGrid
      caption={t('title')}
      columns={columns}
      rows={entries}
      rowName={(entry) => `${what(entry)}, ${when(entry.at)}`}
    />
  );
}

/** Long ones are cut at the cell's edge; the whole is shown when one points at it. */
export function Side({ text, was = false }: { text: string; was?: boolean }) {
  if (text === '') return null;
  return was ? (
    <del className="dim" title={text}>
      {text}
    </del>
  ) : (
    <span title={text}>{text}</span>
  );
}
