import type { MacroMarket } from '@yay/contract/markets/calls';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Refusal } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { insertMacroMarket } from './macro-markets.repo.ts';
import { orTaken } from './taken-name.ts';

export const createMacroMarket = (
  db: Db,
  actor: Actor,
  name: string,
): Promise<MacroMarket | Refusal> =>
  orTaken(() =>
    db.tx(async (tx) => {
      const made = await insertMacroMarket(tx, name);
      await record(tx, actor, {
        action: 'macro_market.created',
        subject: { type: 'macro_market', id: made.id, label: name },
        after: { name },
      });
      await publishList(tx, 'private-list.markets', [], actor);
      return made;
    }),
  );
