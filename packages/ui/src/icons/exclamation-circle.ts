import Drawn from '@heroicons/react/20/solid/ExclamationCircleIcon';
import { icon } from './icon.tsx';

export const ExclamationCircleIcon = /* @__PURE__ */ icon(Drawn);
