import Drawn from '@heroicons/react/20/solid/ArrowRightStartOnRectangleIcon';
import { icon } from './icon.tsx';

export const ArrowRightStartOnRectangleIcon = /* @__PURE__ */ icon(Drawn);
