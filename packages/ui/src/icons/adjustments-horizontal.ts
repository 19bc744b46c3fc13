import Drawn from '@heroicons/react/20/solid/AdjustmentsHorizontalIcon';
import { icon } from './icon.tsx';

export const AdjustmentsHorizontalIcon = /* @__PURE__ */ icon(Drawn);
