import Drawn from '@heroicons/react/20/solid/MinusCircleIcon';
import { icon } from './icon.tsx';

export const MinusCircleIcon = /* @__PURE__ */ icon(Drawn);
