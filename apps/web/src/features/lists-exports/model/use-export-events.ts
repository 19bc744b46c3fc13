import { useQueryClient } from '@tanstack/react-query';
import { useChannel } from '../../../lib/realtime/index.ts';
import { useMe } from '../../../lib/session.ts';
import { exportsQuery } from '../api/exports-query.ts';

/** Looks again at once when one of them has moved on. */
export function useExportEvents(): void {
  const client = useQueryClient();
  const me = useMe();
  const channel = me ? (`private-user.${me.id}` as const) : null;
  const again = () => void client.invalidateQueries({ queryKey: exportsQuery.queryKey });
  useChannel(channel, { 'export.changed': again, missed: again });
}
