import Drawn from '@heroicons/react/20/solid/BuildingStorefrontIcon';
import { icon } from './icon.tsx';

export const BuildingStorefrontIcon = /* @__PURE__ */ icon(Drawn);
