import { useLocale, useTranslations } from 'use-intl/react';
import { formatDayOf } from '../../lib/more-formats.ts';
import { RecordTable } from '../../lib/record-table.tsx';
import { OFFICE } from '../office-time.ts';
import type { OnAct } from './asked.ts';
import { usePeopleColumns } from './people-columns.tsx';

interface Invitation {
  id: number;
  email: string;
  full_name: string;
  expires_at: string;
}

/** The people who were asked by mail and have not answered yet; nothing while there are none. */
export function InvitationsTable({
  invitations,
  role,
  onAct,
}: {
  invitations: readonly Invitation[];
  /** The role of the invited people, where the people's own table names one. */
  role?: string;
  onAct: OnAct;
}) {
  const t = useTranslations('access-people');
  const columns = usePeopleColumns<Invitation>();
  const locale = useLocale();
  if (invitations.length === 0) return null;
  return (
    <section className="people" aria-labelledby="people-waiting">
      <h2 id="people-waiting">{t('waiting')}</h2>
      <RecordTable
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'name',
            title: t('name'),
            look: 'wrap',
            cell: ({ full_name }) => <bdi>{full_name}</bdi>,
          },
          columns.email(),
          role !== undefined && {
            id: 'role',
            title: t('role'),
            look: 'mid',
            labeled: true,
            cell: () => role,
          },
          {
            id: 'until',
            title: t('until'),
            look: 'mid',
            labeled: true,
            cell: ({ expires_at: at }) => formatDayOf(at, OFFICE, locale),
          },
          columns.acts(onAct, ({ id, full_name: name, email }) => ({
            id,
            name,
            email,
            may: { again: true, takeBack: true },
          })),
        ]}
      />
    </section>
  );
}
