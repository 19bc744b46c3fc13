import Drawn from '@heroicons/react/20/solid/NumberedListIcon';
import { icon } from './icon.tsx';

export const NumberedListIcon = /* @__PURE__ */ icon(Drawn);
