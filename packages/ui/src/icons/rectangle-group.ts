import Drawn from '@heroicons/react/20/solid/RectangleGroupIcon';
import { icon } from './icon.tsx';

export const RectangleGroupIcon = /* @__PURE__ */ icon(Drawn);
