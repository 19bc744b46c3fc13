import { defineModule } from '../../platform/define-module.ts';
import { destinationRoutes } from './destinations.routes.ts';

export { type ChangeRow, changesOfDay, kindOfChange } from './changes-of-day.ts';

export const manifest = defineModule({ routes: destinationRoutes });
