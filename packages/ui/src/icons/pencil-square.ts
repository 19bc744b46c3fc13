import Drawn from '@heroicons/react/20/solid/PencilSquareIcon';
import { icon } from './icon.tsx';

export const PencilSquareIcon = /* @__PURE__ */ icon(Drawn);
