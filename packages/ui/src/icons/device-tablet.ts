import Drawn from '@heroicons/react/20/solid/DeviceTabletIcon';
import { icon } from './icon.tsx';

export const DeviceTabletIcon = /* @__PURE__ */ icon(Drawn);
