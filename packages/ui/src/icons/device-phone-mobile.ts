import Drawn from '@heroicons/react/20/solid/DevicePhoneMobileIcon';
import { icon } from './icon.tsx';

export const DevicePhoneMobileIcon = /* @__PURE__ */ icon(Drawn);
