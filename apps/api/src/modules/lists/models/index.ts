import type { ListModel } from '@yay/contract/lists/calls';
import { can } from '@yay/domain/access';
import type { Actor } from '../../../platform/http/index.ts';
import type { Model } from '../model.ts';
import { activity } from './activity.ts';
import { asset } from './asset.ts';
import { blackout } from './blackout.ts';
import { destination } from './destination.ts';
import { discount } from './discount.ts';
import { dunningCase } from './dunning-case.ts';
import { exported } from './export.ts';
import { grade } from './grade.ts';
import { gradeGroup } from './grade-group.ts';
import { item } from './item.ts';
import { location } from './location.ts';
import { luncher } from './luncher.ts';
import { market } from './market.ts';
import { meal } from './meal.ts';
import { menu } from './menu.ts';
import { modal } from './modal.ts';
import { modalAddress } from './modal-address.ts';
import { page } from './page.ts';
import { redirect } from './redirect.ts';
import { term } from './term.ts';
import { user } from './user.ts';
import { vendor } from './vendor.ts';

export const MODELS: Readonly<Record<ListModel, Model>> = {
  User: user,
  Luncher: luncher,
  Market: market,
  Destination: destination,
  Grade: grade,
  Vendor: vendor,
  Location: location,
  Item: item,
  Asset: asset,
  Activity: activity,
  Export: exported,
  Discount: discount,
  DunningCase: dunningCase,
  Blackout: blackout,
  Menu: menu,
  GradeGroup: gradeGroup,
  Meal: meal,
  Term: term,
  Modal: modal,
  ModalAddress: modalAddress,
  Page: page,
  Redirect: redirect,
};

/** Finds a model by name; undefined for an unknown one and for one without permission alike. */
export function findModel(actor: Pick<Actor, 'permissions'>, name: string): Model | undefined {
  const model = Object.hasOwn(MODELS, name) ? MODELS[name as ListModel] : undefined;
  return model && can(actor.permissions, model.need) ? model : undefined;
}
