import Drawn from '@heroicons/react/20/solid/ArrowPathIcon';
import { icon } from './icon.tsx';

export const ArrowPathIcon = /* @__PURE__ */ icon(Drawn);
