import { useQueryClient } from '@tanstack/react-query';
import type { Channel } from '@yay/contract/realtime';
import type { Permission } from '@yay/domain/access';
import { REQUEST_READERS } from '@yay/domain/requests';
import { useChannel } from '../../../lib/realtime/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { DESK_KEY } from '../api/desk-query.ts';

/** Asks for the desk again when one of its lists changes, as far as the reader may hear of it. */
export function useDeskEvents(): void {
  const me = useMe();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: DESK_KEY });
  const handlers = { 'list.changed': refresh, missed: refresh };
  const answers = Object.values(REQUEST_READERS).some((one) => may(me, one));
  const heard = (channel: Channel, permission: Permission): Channel | null =>
    may(me, permission) ? channel : null;
  useChannel(answers ? 'private-list.requests' : null, handlers);
  useChannel(heard('private-list.approvals', 'user:credit'), handlers);
  useChannel(heard('private-list.dunning', 'user:billing'), handlers);
  useChannel(heard('private-list.reconciliations', 'user:billing'), handlers);
  useChannel(heard('private-list.blackouts', 'internal_dashboard:schools'), handlers);
  useChannel(heard('private-list.substitutions', 'internal_dashboard:menus'), handlers);
}
