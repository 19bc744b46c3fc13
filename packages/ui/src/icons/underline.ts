import Drawn from '@heroicons/react/20/solid/UnderlineIcon';
import { icon } from './icon.tsx';

export const UnderlineIcon = /* @__PURE__ */ icon(Drawn);
