import Drawn from '@heroicons/react/20/solid/ViewColumnsIcon';
import { icon } from './icon.tsx';

export const ViewColumnsIcon = /* @__PURE__ */ icon(Drawn);
