import Drawn from '@heroicons/react/20/solid/PlusIcon';
import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon(Drawn);
