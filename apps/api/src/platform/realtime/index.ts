export { announceSchools } from './announce-schools.ts';
export { type ChannelKey, channelKey } from './channel-key.ts';
export { publish, publishList, publishToAll } from './publish.ts';
export { serveRealtime } from './serve-realtime.ts';
