import Drawn from '@heroicons/react/20/solid/HandThumbUpIcon';
import { icon } from './icon.tsx';

export const HandThumbUpIcon = /* @__PURE__ */ icon(Drawn);
