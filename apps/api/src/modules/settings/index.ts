export { type Contact, contact } from './contact.ts';
export { features } from './list-features.ts';
export { siteOptions } from './list-site-options.ts';
export { lateFeeCents, type OrderRules, orderRules, orderRulesOf, orderTimes } from './order-rules.ts';
export { type DemoWorld, type PublicConfig, publicConfig } from './public-config.ts';
export { settingsRoutes } from './settings.routes.ts';
