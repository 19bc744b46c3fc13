import Drawn from '@heroicons/react/20/solid/MapIcon';
import { icon } from './icon.tsx';

export const MapIcon = /* @__PURE__ */ icon(Drawn);
