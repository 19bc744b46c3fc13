import Drawn from '@heroicons/react/20/solid/MapPinIcon';
import { icon } from './icon.tsx';

export const MapPinIcon = /* @__PURE__ */ icon(Drawn);
