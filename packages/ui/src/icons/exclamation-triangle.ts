import Drawn from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { icon } from './icon.tsx';

export const ExclamationTriangleIcon = /* @__PURE__ */ icon(Drawn);
