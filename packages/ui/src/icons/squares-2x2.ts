import Drawn from '@heroicons/react/20/solid/Squares2X2Icon';
import { icon } from './icon.tsx';

export const Squares2X2Icon = /* @__PURE__ */ icon(Drawn);
