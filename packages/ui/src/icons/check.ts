import Drawn from '@heroicons/react/20/solid/CheckIcon';
import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon(Drawn);
