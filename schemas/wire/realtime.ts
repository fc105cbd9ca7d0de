import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const socketId = { type: 'string', pattern: '^\\d{1,20}\\.\\d{1,20}$' } as const;

/** How pages hear at once of what is new: a server of the Pusher protocol 7. */
export const realtimeConnectionSchema = {
  title: 'RealtimeConnection',
  type: 'object',
  additionalProperties: false,
  required: ['provider', 'key', 'cluster'],
  properties: {
    /** `embedded` is the portal's own server, at /app/{key} of its own host and port. */
    provider: { type: 'string', enum: ['embedded', 'pusher'] },
    key: { type: 'string' },
    /** Of the hosted service; null of the embedded one. */
    cluster: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** POST /pusher/auth and /pusher/auth/presence/{userId}/{firstName}/patient, as JSON or as a form. */
export const channelRequestSchema = {
  title: 'ChannelRequest',
  type: 'object',
  additionalProperties: false,
  required: ['socket_id', 'channel_name'],
  properties: { socket_id: socketId, channel_name: { type: 'string', maxLength: 164 } },
} as const satisfies JSONSchema;

/** The right of a socket to hear a channel. */
export const channelAuthSchema = {
  title: 'ChannelAuth',
  type: 'object',
  additionalProperties: false,
  required: ['auth'],
  properties: {
    auth: { type: 'string' },
    /** On a presence channel, who is there: a random id with no more. */
    channel_data: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** POST /pusher/user-auth, as JSON or as a form. */
export const signInRequestSchema = {
  title: 'SocketSignInRequest',
  type: 'object',
  additionalProperties: false,
  required: ['socket_id'],
  properties: { socket_id: socketId },
} as const satisfies JSONSchema;

/** What a socket signs in with, so that it ends with the patient's session. */
export const signInAuthSchema = {
  title: 'SocketSignInAuth',
  type: 'object',
  additionalProperties: false,
  required: ['auth', 'user_data'],
  properties: { auth: { type: 'string' }, user_data: { type: 'string' } },
} as const satisfies JSONSchema;

export type RealtimeConnection = FromSchema<typeof realtimeConnectionSchema>;
export type ChannelAuth = FromSchema<typeof channelAuthSchema>;
export type SignInAuth = FromSchema<typeof signInAuthSchema>;
