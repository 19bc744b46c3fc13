import Drawn from '@heroicons/react/20/solid/PhotoIcon';
import { icon } from './icon.tsx';

export const PhotoIcon = /* @__PURE__ */ icon(Drawn);
