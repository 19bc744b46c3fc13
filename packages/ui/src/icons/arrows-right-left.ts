import Drawn from '@heroicons/react/20/solid/ArrowsRightLeftIcon';
import { icon } from './icon.tsx';

export const ArrowsRightLeftIcon = /* @__PURE__ */ icon(Drawn);
