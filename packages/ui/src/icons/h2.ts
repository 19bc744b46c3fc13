import Drawn from '@heroicons/react/20/solid/H2Icon';
import { icon } from './icon.tsx';

export const H2Icon = /* @__PURE__ */ icon(Drawn);
