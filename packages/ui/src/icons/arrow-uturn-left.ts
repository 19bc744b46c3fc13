import Drawn from '@heroicons/react/20/solid/ArrowUturnLeftIcon';
import { icon } from './icon.tsx';

export const ArrowUturnLeftIcon = /* @__PURE__ */ icon(Drawn);
