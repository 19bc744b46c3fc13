import type { MacroMarket } from '@yay/contract/markets/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { lockMacroMarket, writeMacroMarket } from './macro-markets.repo.ts';
import { orTaken } from './taken-name.ts';

export const renameMacroMarket = (
  db: Db,
  actor: Actor,
  id: number,
  name: string,
): Promise<MacroMarket | Refusal> =>
  orTaken(() =>
    db.tx(async (tx) => {
      const before = await lockMacroMarket(tx, id);
      if (before === undefined) return refuse(404, 'not_found');
      if (before.name === name) return before;
      await writeMacroMarket(tx, id, name);
      await record(tx, actor, {
        action: 'macro_market.renamed',
        subject: { type: 'macro_market', id, label: name },
        before: { name: before.name },
        after: { name },
      });
      await publishList(tx, 'private-list.markets', [], actor);
      return { id, name };
    }),
  );
