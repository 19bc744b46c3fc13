import Drawn from '@heroicons/react/20/solid/CheckBadgeIcon';
import { icon } from './icon.tsx';

export const CheckBadgeIcon = /* @__PURE__ */ icon(Drawn);
