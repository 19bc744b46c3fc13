import Drawn from '@heroicons/react/20/solid/MinusIcon';
import { icon } from './icon.tsx';

export const MinusIcon = /* @__PURE__ */ icon(Drawn);
