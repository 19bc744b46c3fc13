import { defineModule } from '../../platform/define-module.ts';
import { pictureUses } from './picture-uses.ts';
import { settingsRoutes } from './settings.routes.ts';

export { contact } from './contact.ts';
export { type OrderRules, orderRules, orderRulesOf, orderTimes } from './order-rules.ts';
export type { DemoWorld } from './public-config.ts';
export { type PublicSettings, publicSettings } from './public-settings.ts';
export { siteOptionFields } from './read-site-option.ts';
export { type RetentionRules, retentionRules } from './retention-rules.ts';

export const manifest = defineModule({ routes: settingsRoutes, pictureUses });
