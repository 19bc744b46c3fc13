import Drawn from '@heroicons/react/20/solid/ArrowsPointingInIcon';
import { icon } from './icon.tsx';

export const ArrowsPointingInIcon = /* @__PURE__ */ icon(Drawn);
