import { defineModule } from '../../platform/define-module.ts';
import { requestsRoutes } from './requests.routes.ts';

export { newFormToken } from './form-token.ts';
export type { FrameForm } from './forms.routes.ts';
export {
  type FormErrors,
  type FormValues,
  renderRequestForm,
} from './render-form.ts';
export { countWaiting } from './requests.repo.ts';

export const manifest = defineModule({ routes: requestsRoutes });
