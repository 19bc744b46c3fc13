export { MessageBody } from './message-body.tsx';
export { isUpright, isWide } from './picture.ts';
