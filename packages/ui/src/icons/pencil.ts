import Drawn from '@heroicons/react/20/solid/PencilIcon';
import { icon } from './icon.tsx';

export const PencilIcon = /* @__PURE__ */ icon(Drawn);
