import Drawn from '@heroicons/react/20/solid/ArrowLongRightIcon';
import { icon } from './icon.tsx';

export const ArrowLongRightIcon = /* @__PURE__ */ icon(Drawn);
