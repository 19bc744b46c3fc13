import * as contract from '@yay/contract/substitutions/calls';
import type { FastifyInstance } from 'fastify';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import type { SaveParts } from '../orders/index.ts';
import { checkQuantity } from './check-item-quantity.ts';
import { acceptChoice, creditChoice } from './decide-choice.ts';
import { deleteItem, previewDeletion } from './delete-item.ts';
import { getSubstitution, listSubstitutions } from './get-substitution.ts';
import { itemOrdered } from './is-item-ordered.ts';
import { listAlternatives } from './list-alternatives.ts';
import { listChoices } from './list-choices.ts';
import { listSubstitutionChoices } from './list-substitution-choices.ts';
import { previewReplacement } from './preview-replacement.ts';
import { replaceItem } from './replace-item.ts';
import { swapChoice } from './swap-choice.ts';

const asData = <Data extends object>(data: Data | Refusal): { data: Data } | Refusal =>
  isRefusal(data) ? data : { data };

export function substitutionsRoutes(app: FastifyInstance, parts: SaveParts): void {
  const { db } = parts;

  register(app, contract.isItemOrdered, async ({ params, query }) =>
    asData(await itemOrdered(db, { menuId: params.id, itemId: query.item_id, ...rangeOf(query) })),
  );
  register(app, contract.checkItemQuantity, async ({ params, query }) =>
    asData(
      await checkQuantity(db, {
        menuId: params.id,
        itemId: query.item_id,
        replacementId: query.replacement_id,
        ...rangeOf(query),
      }),
    ),
  );
  register(app, contract.previewReplacement, async ({ actor, params, body }) =>
    asData(await previewReplacement(db, actor, replacementOf(params.id, body))),
  );
  register(app, contract.replaceItem, async ({ actor, params, headers, body }) => {
    const started = await replaceItem(parts, actor, {
      ...replacementOf(params.id, body),
      because: body.because,
      becauseEs: body.because_es,
      key: headers['idempotency-key'],
    });
    return isRefusal(started) ? started : answer(201, { data: started });
  });
  register(app, contract.getSubstitution, ({ params }) => getSubstitution(db, params.id));
  register(app, contract.listSubstitutions, ({ params }) => listSubstitutions(db, params.id));
  register(app, contract.listSubstitutionChoices, ({ actor, params, query }) =>
    listSubstitutionChoices(db, actor, params.id, query.page ?? 1),
  );
  register(app, contract.previewDeletion, async ({ params, body }) =>
    asData(await previewDeletion(db, { menuId: params.id, itemId: body.item_id })),
  );
  register(app, contract.deleteItem, async ({ actor, params, body }) => {
    const { item_id: itemId, compensate, because, because_es: becauseEs } = body;
    return asData(
      await deleteItem(parts, actor, {
        menuId: params.id,
        itemId,
        compensate,
        because,
        becauseEs,
      }),
    );
  });

  register(app, contract.listChoices, ({ actor, query }) => listChoices(db, actor, query.userId));
  register(app, contract.listAlternatives, ({ actor, params }) =>
    listAlternatives(db, actor, params.id),
  );
  register(app, contract.acceptChoice, async ({ actor, params }) =>
    asData(await acceptChoice(db, actor, params.id)),
  );
  register(app, contract.creditChoice, async ({ actor, params }) =>
    asData(await creditChoice(db, actor, params.id)),
  );
  register(app, contract.swapChoice, async ({ actor, params, body }) => {
    const { item_id: itemId, option_ids: optionIds, expected_total: expectedTotal } = body;
    return asData(await swapChoice(parts, actor, params.id, { itemId, optionIds, expectedTotal }));
  });
}

type Range = Pick<Parameters<typeof itemOrdered>[1], 'startsOn' | 'endsOn'>;

const rangeOf = (query: {
  readonly starts_on?: Range['startsOn'] | undefined;
  readonly ends_on?: Range['endsOn'] | undefined;
}): Range => ({ startsOn: query.starts_on ?? null, endsOn: query.ends_on ?? null });

const replacementOf = (
  menuId: number,
  body: {
    readonly from_item_id: number;
    readonly to_item_id: number;
    readonly starts_on: NonNullable<Range['startsOn']>;
    readonly ends_on: NonNullable<Range['endsOn']>;
  },
) => ({
  menuId,
  fromItemId: body.from_item_id,
  toItemId: body.to_item_id,
  startsOn: body.starts_on,
  endsOn: body.ends_on,
});
