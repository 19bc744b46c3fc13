import * as contract from '@yay/contract/menus/calls';
import * as go from '@yay/contract/menus/go-menus';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { addMenuItems } from './add-menu-items.ts';
import { archiveMenu } from './archive-menu.ts';
import { copyMenu } from './copy-menu.ts';
import { createMenu } from './create-menu.ts';
import { deleteGoMenu } from './delete-go-menu.ts';
import { getMenuRecord } from './get-menu-record.ts';
import { createGoMenu, updateGoMenu } from './keep-go-menu.ts';
import { listGoMenus } from './list-go-menus.ts';
import { listMenuChoices } from './list-menu-choices.ts';
import { listMenuExtras } from './list-menu-extras.ts';
import { removeMenuItem } from './remove-menu-item.ts';
import { saveMenuItem } from './save-menu-item.ts';
import { updateMenu } from './update-menu.ts';

export function menusRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });
  const made = <Data extends object>(data: Data | Refusal) =>
    isRefusal(data) ? data : answer(201, { data });

  register(app, contract.getMenuRecord, async ({ params }) =>
    dataOf(await getMenuRecord(db, params.id)),
  );
  register(app, contract.listMenuExtras, async ({ params }) =>
    dataOf(await listMenuExtras(db, params.id)),
  );
  register(app, contract.createMenu, async ({ actor, body }) =>
    made(await createMenu(db, actor, body)),
  );
  register(app, contract.updateMenu, async ({ actor, params, body }) =>
    dataOf(await updateMenu(db, actor, params.id, body)),
  );
  register(app, contract.copyMenu, async ({ actor, params, body }) =>
    made(await copyMenu(db, actor, params.id, body)),
  );
  register(app, contract.archiveMenu, async ({ actor, params }) =>
    dataOf(await archiveMenu(db, actor, params.id, true)),
  );
  register(app, contract.restoreMenu, async ({ actor, params }) =>
    dataOf(await archiveMenu(db, actor, params.id, false)),
  );
  register(app, contract.listMenuChoices, async ({ params, query }) =>
    dataOf(await listMenuChoices(db, params.id, query)),
  );
  register(app, contract.addMenuItems, async ({ actor, params, body }) =>
    dataOf(await addMenuItems(db, actor, params.id, body)),
  );
  register(app, contract.saveMenuItem, async ({ actor, params, body }) =>
    dataOf(await saveMenuItem(db, actor, params, body)),
  );
  register(app, contract.removeMenuItem, async ({ actor, params, query }) =>
    dataOf(await removeMenuItem(db, actor, params, query.version)),
  );

  register(app, go.listGoMenus, async ({ actor, query }) => ({
    data: await listGoMenus(db, actor, {
      destinationId: query.destination_id,
      menuId: query.menu_id,
      on: query.on,
    }),
  }));
  register(app, go.createGoMenu, async ({ actor, body }) =>
    made(await createGoMenu(db, actor, body)),
  );
  register(app, go.updateGoMenu, async ({ actor, params, body }) =>
    dataOf(await updateGoMenu(db, actor, params.id, body)),
  );
  register(
    app,
    go.deleteGoMenu,
    async ({ actor, params }) =>
      (await deleteGoMenu(db, actor, params.id)) ?? answer(204, undefined),
  );
}
