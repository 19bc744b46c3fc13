/** The open socket of this tab: what its own requests change, it is not told of again. */
let socketId: string | undefined;

export function setSocketId(id: string | undefined): void {
  socketId = id;
}

export const socketHeader = (): Record<string, string> =>
  socketId ? { 'socket-id': socketId } : {};
