import Drawn from '@heroicons/react/20/solid/HandThumbDownIcon';
import { icon } from './icon.tsx';

export const HandThumbDownIcon = /* @__PURE__ */ icon(Drawn);
