import Drawn from '@heroicons/react/20/solid/StrikethroughIcon';
import { icon } from './icon.tsx';

export const StrikethroughIcon = /* @__PURE__ */ icon(Drawn);
