import Drawn from '@heroicons/react/20/solid/StarIcon';
import { icon } from './icon.tsx';

export const StarIcon = /* @__PURE__ */ icon(Drawn);
