import { defineModule } from '../../platform/define-module.ts';
import { scheduleRoutes } from './schedule.routes.ts';

export { findItems, findOptionIds, type ItemRow, type OptionRow } from './catalogue.repo.ts';
export type {
  CatalogueGroup,
  CatalogueItem,
  CatalogueOption,
  CompiledMenu,
} from './catalogue.ts';
export { compileItem, needsNoChoice } from './catalogue.ts';
export { type CountedLikes, countedLikesOf, likesOf } from './likes.ts';
export { type Catalogue, loadCatalogue } from './load-catalogue.ts';
export type { MenuVersion } from './menu-cache.ts';
export { type Likes, presentGroups, presentItem, presentOptions } from './present-item.ts';

export const manifest = defineModule({ routes: scheduleRoutes });
