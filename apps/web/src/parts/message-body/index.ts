export { MessageBody } from './message-body.tsx';
export { isUpright, isWide, pictureOf } from './picture.ts';
