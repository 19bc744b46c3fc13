import { getUserNames } from '@yay/contract/lists/calls';
import * as contract from '@yay/contract/users/calls';
import { getFamilyOverview } from '@yay/contract/users/overview';
import * as v2 from '@yay/contract/users/search';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { IdentityLimits } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getUser } from './get-user.ts';
import { listRoles } from './list-roles.ts';
import { listUserLunchers } from './list-user-lunchers.ts';
import { listUserNames } from './list-user-names.ts';
import { listUserSelections } from './list-user-selections.ts';
import { listUserWeeks } from './list-user-weeks.ts';
import { listUsers } from './list-users.ts';
import { openUser } from './open-user.ts';
import { readOverview } from './read-overview.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { restoreUser } from './restore-user.ts';
import { searchUsers } from './search-users.ts';
import { sendInvitation } from './send-invitation.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { sendWeekPreview } from './send-week-preview.ts';
import { sendWelcome } from './send-welcome.ts';
import { suspendUser } from './suspend-user.ts';
import { unsuspendUser } from './unsuspend-user.ts';
import { updateUser } from './update-user.ts';

/** The finished act, by the key of the alert that says so. */
export type Done =
  | 'userSuspended'
  | 'userUnsuspended'
  | 'userDeleted'
  | 'userRestored'
  | 'secondFactorReset'
  | 'emailSent'
  | 'welcomeEmailSent'
  | 'weeklyOrderPreviewSent';

export interface UsersParts {
  readonly db: Db;
  readonly letters: Letters;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
  /** The provider that charges cards. */
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly said: (done: Done, locale: 'en' | 'es') => string;
}

export function usersRoutes(app: FastifyInstance, parts: UsersParts): void {
  const { db } = parts;
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });
  const told = (done: Done | Refusal, locale: 'en' | 'es') =>
    isRefusal(done) ? done : { message: parts.said(done, locale) };

  register(app, contract.listUsers, ({ query }) =>
    listUsers(db, { search: query.search ?? '', page: query.page ?? 1 }),
  );
  register(app, getUserNames, async ({ actor, query }) => ({
    data: await listUserNames(db, actor, query.ids),
  }));
  register(app, contract.getUser, async ({ actor, params }) =>
    dataOf(await getUser(db, actor, params.id)),
  );
  register(
    app,
    contract.openUser,
    async ({ actor, params }) => (await openUser(db, actor, params.id)) ?? answer(204, undefined),
  );
  register(app, contract.updateUser, async ({ actor, params, body }) =>
    dataOf(await updateUser(parts, actor, params.id, body)),
  );
  register(app, contract.createUser, async ({ actor, body }) => {
    const { destination_ids: destinationIds = [], vendor_ids: vendorIds = [], ...rest } = body;
    const { phone = null, locale = 'en' } = rest;
    const input = { ...rest, phone, locale, destinationIds, vendorIds };
    const user = await createUser(parts, actor, input);
    return isRefusal(user) ? user : answer(201, { data: user });
  });
  register(app, contract.deleteUser, async ({ actor, params, locale }) =>
    told(await deleteUser(db, actor, params.id), locale),
  );
  register(app, contract.restoreUser, async ({ actor, params, locale }) =>
    told(await restoreUser(db, actor, params.id), locale),
  );
  register(app, contract.suspendUser, async ({ actor, params, locale }) =>
    told(await suspendUser(db, actor, params.id), locale),
  );
  register(app, contract.unsuspendUser, async ({ actor, params, locale }) =>
    told(await unsuspendUser(db, actor, params.id), locale),
  );

  register(app, contract.sendPasswordReset, async ({ actor, params, locale }) =>
    told(await sendPasswordReset(parts, actor, params.id), locale),
  );
  register(app, contract.resetSecondFactor, async ({ actor, params, locale }) =>
    told(await resetSecondFactor(parts, actor, params.id), locale),
  );
  register(app, contract.sendInvitation, async ({ actor, params, locale }) =>
    told(await sendInvitation(parts, actor, params.id), locale),
  );
  register(app, contract.sendWelcome, async ({ actor, params, locale }) =>
    told(await sendWelcome(parts, actor, params.id, params.type), locale),
  );
  register(app, contract.sendUserEmail, async ({ actor, params, locale }) =>
    told(await sendWeekPreview(parts, actor, params.id), locale),
  );

  register(app, contract.listRoles, async ({ actor }) => ({ data: await listRoles(db, actor) }));
  register(app, getFamilyOverview, async ({ actor, params }) =>
    dataOf(await readOverview(db, actor, params.id, parts.provider.name)),
  );
  register(app, contract.listUserLunchers, async ({ actor, params }) =>
    dataOf(await listUserLunchers(db, actor, params.id)),
  );
  register(app, contract.listUserSelections, ({ params, query }) => {
    const { when = 'upcoming', page = 1 } = query;
    return listUserSelections(db, params.id, { when, page });
  });

  register(app, contract.listUserWeeks, ({ params, query }) =>
    listUserWeeks(db, params.id, query.page ?? 1),
  );

  // Two calls, one list: each answers what it declares of it.
  register(app, v2.searchUsers, ({ query }) => searchUsers(db, query));
  register(app, v2.listUserAccounts, ({ query }) => searchUsers(db, query));
}
