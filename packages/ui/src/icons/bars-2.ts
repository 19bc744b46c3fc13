import Drawn from '@heroicons/react/20/solid/Bars2Icon';
import { icon } from './icon.tsx';

export const Bars2Icon = /* @__PURE__ */ icon(Drawn);
