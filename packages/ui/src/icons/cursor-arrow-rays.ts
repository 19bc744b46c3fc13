import Drawn from '@heroicons/react/20/solid/CursorArrowRaysIcon';
import { icon } from './icon.tsx';

export const CursorArrowRaysIcon = /* @__PURE__ */ icon(Drawn);
