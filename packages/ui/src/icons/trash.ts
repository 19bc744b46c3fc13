import Drawn from '@heroicons/react/20/solid/TrashIcon';
import { icon } from './icon.tsx';

export const TrashIcon = /* @__PURE__ */ icon(Drawn);
