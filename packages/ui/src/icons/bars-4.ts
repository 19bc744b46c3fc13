import Drawn from '@heroicons/react/20/solid/Bars4Icon';
import { icon } from './icon.tsx';

export const Bars4Icon = /* @__PURE__ */ icon(Drawn);
