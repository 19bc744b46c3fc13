import Drawn from '@heroicons/react/20/solid/ClockIcon';
import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(Drawn);
