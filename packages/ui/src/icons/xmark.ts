import Drawn from '@heroicons/react/20/solid/XMarkIcon';
import { icon } from './icon.tsx';

export const XMarkIcon = /* @__PURE__ */ icon(Drawn);
