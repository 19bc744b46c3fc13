import Drawn from '@heroicons/react/20/solid/FlagIcon';
import { icon } from './icon.tsx';

export const FlagIcon = /* @__PURE__ */ icon(Drawn);
