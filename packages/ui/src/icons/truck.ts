import Drawn from '@heroicons/react/20/solid/TruckIcon';
import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(Drawn);
