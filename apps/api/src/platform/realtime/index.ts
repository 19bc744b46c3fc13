export { type ChannelKey, channelKey } from './channel-key.ts';
export { publish } from './publish.ts';
export { serveRealtime } from './serve-realtime.ts';
