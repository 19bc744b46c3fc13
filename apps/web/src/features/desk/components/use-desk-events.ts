import { useQueryClient } from '@tanstack/react-query';
import type { Channel } from '@yay/contract/realtime';
import type { Permission } from '@yay/domain/access';
import { REQUEST_READERS } from '@yay/domain/requests';
import { useEffect, useRef } from 'react';
import { useChannel } from '../../../lib/realtime/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { DESK_KEY } from '../api/desk-query.ts';

/** Milliseconds between two looks: before a cut-off the desk hears of a save every moment. */
const LOOK_AT_MOST_EVERY_MS = 2_000;

/** Asks for the desk again when something on it changes, as far as the reader may hear of it. */
export function useDeskEvents(): void {
  const me = useMe();
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function lookSoon() {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void client.invalidateQueries({ queryKey: DESK_KEY });
    }, LOOK_AT_MOST_EVERY_MS);
  }
  const handlers = { 'list.changed': lookSoon, missed: lookSoon };
  const heard = (channel: Channel, ...any: readonly Permission[]): Channel | null =>
    any.some((one) => may(me, one)) ? channel : null;
  useChannel(heard('private-list.requests', ...Object.values(REQUEST_READERS)), handlers);
  useChannel(heard('private-list.lunches', 'internal_dashboard:meals'), handlers);
  useChannel(heard('private-list.approvals', 'user:credit'), handlers);
  useChannel(heard('private-list.dunning', 'user:billing'), handlers);
  useChannel(heard('private-list.reconciliations', 'user:billing'), handlers);
  useChannel(heard('private-list.jobs', 'vapor_ui'), handlers);
  useChannel(heard('private-list.pages', 'internal_dashboard:pages'), handlers);
  useChannel(
    heard('private-list.blackouts', 'internal_dashboard:routes', 'internal_dashboard:schools'),
    handlers,
  );
  useChannel(heard('private-list.substitutions', 'internal_dashboard:menus'), handlers);
  useChannel(heard('private-list.users', 'internal_dashboard:users'), handlers);
}
