import Drawn from '@heroicons/react/20/solid/ArrowUturnRightIcon';
import { icon } from './icon.tsx';

export const ArrowUturnRightIcon = /* @__PURE__ */ icon(Drawn);
