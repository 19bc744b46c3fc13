import Drawn from '@heroicons/react/20/solid/HeartIcon';
import { icon } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ icon(Drawn);
