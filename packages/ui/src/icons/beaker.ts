import Drawn from '@heroicons/react/20/solid/BeakerIcon';
import { icon } from './icon.tsx';

export const BeakerIcon = /* @__PURE__ */ icon(Drawn);
