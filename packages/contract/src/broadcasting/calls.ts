import { z } from 'zod';
import { refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Returns the proof that lets a socket into a private channel: for that socket alone, and for a
 * minute.
 */
export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/api/broadcasting/auth',
  permission: 'signed_in',
  enrolling: 'allowed',
  owing: 'allowed',
  tag: 'realtime',
  summary: 'Authorise one’s socket to hear a private channel',
  body: z.object({
    socket_id: z.string().regex(/^[\w-]{8,64}$/),
    channel_name: z.string().min(1).max(120),
  }),
  responses: { 200: z.object({ auth: z.string() }), ...refusals },
});
