import Drawn from '@heroicons/react/20/solid/H1Icon';
import { icon } from './icon.tsx';

export const H1Icon = /* @__PURE__ */ icon(Drawn);
