import Drawn from '@heroicons/react/20/solid/ChatBubbleLeftRightIcon';
import { icon } from './icon.tsx';

export const ChatBubbleLeftRightIcon = /* @__PURE__ */ icon(Drawn);
