import Drawn from '@heroicons/react/20/solid/ChatBubbleBottomCenterTextIcon';
import { icon } from './icon.tsx';

export const ChatBubbleBottomCenterTextIcon = /* @__PURE__ */ icon(Drawn);
