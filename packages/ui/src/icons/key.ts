import Drawn from '@heroicons/react/20/solid/KeyIcon';
import { icon } from './icon.tsx';

export const KeyIcon = /* @__PURE__ */ icon(Drawn);
