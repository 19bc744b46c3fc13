export { announceSchools } from './announce-schools.ts';
export { announceSoon } from './announce-soon.ts';
export { type ChannelKey, channelKey } from './channel-key.ts';
export { publish, publishList, publishToAll } from './publish.ts';
export { serveRealtime } from './serve-realtime.ts';
