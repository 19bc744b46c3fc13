import Drawn from '@heroicons/react/20/solid/CheckCircleIcon';
import { icon } from './icon.tsx';

export const CheckCircleIcon = /* @__PURE__ */ icon(Drawn);
