import Drawn from '@heroicons/react/20/solid/NoSymbolIcon';
import { icon } from './icon.tsx';

export const NoSymbolIcon = /* @__PURE__ */ icon(Drawn);
