import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import {
  channelAuthSchema,
  channelRequestSchema,
  signInAuthSchema,
  signInRequestSchema,
} from '#schemas/wire/realtime.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Access } from '../access/AccessTokens.ts';
import { accessOf } from '../access/guardAccess.ts';
import { conversationChannel, presenceChannel, userChannel } from '../messages/channels.ts';
import { conversationIdOf } from '../messages/conversationIdOf.ts';
import type { Portal } from '../portal/Portal.ts';

/** The private channels of a patient. */
const privateChannels = ({ organization, user }: Access): readonly string[] => [
  conversationChannel(conversationIdOf(organization, user)),
  userChannel(user),
];

/** The id under which a socket is there: of nobody, and another one each time. */
const anonymous = () => randomBytes(12).toString('hex');

/** Says which sockets may hear what. The paths are those of the Pusher protocol and of the specification. */
export const routes =
  ({ realtime }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    // As the client library asks by itself.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.post(
      '/pusher/auth',
      {
        schema: {
          operationId: 'authorizeChannel',
          summary: 'Let a socket hear a private channel of the patient',
          body: channelRequestSchema,
          response: { 200: channelAuthSchema },
        },
      },
      async (request) => {
        const { socket_id: socket, channel_name: channel } = request.body;
        const access = accessOf(request);
        if (channel === presenceChannel(access.organization))
          return realtime.authorizeChannel(socket, channel, anonymous());
        if (!privateChannels(access).includes(channel)) throw problems.notFound('the patient has no such channel');
        return realtime.authorizeChannel(socket, channel);
      },
    );

    app.post(
      '/pusher/auth/presence/:userId/:firstName/patient',
      {
        schema: {
          operationId: 'authorizePresence',
          summary: 'Let a socket be there on the channel of the organization, as nobody in particular',
          params: {
            type: 'object',
            required: ['userId', 'firstName'],
            properties: { userId: objectId, firstName: { type: 'string' } },
          } as const,
          body: channelRequestSchema,
          response: { 200: channelAuthSchema },
        },
      },
      async (request) => {
        const { socket_id: socket, channel_name: channel } = request.body;
        if (channel !== presenceChannel(accessOf(request).organization))
          throw problems.notFound('the organization has no such channel');
        return realtime.authorizeChannel(socket, channel, anonymous());
      },
    );

    app.post(
      '/pusher/user-auth',
      {
        schema: {
          operationId: 'authorizeSocket',
          summary: 'Sign a socket in, so that it ends with the session',
          body: signInRequestSchema,
          response: { 200: signInAuthSchema },
        },
      },
      async (request) => {
        const access = accessOf(request);
        const channels = [...privateChannels(access), presenceChannel(access.organization)];
        return realtime.authorizeSignIn(request.body.socket_id, {
          session: access.session,
          user: access.user,
          channels,
        });
      },
    );
  };
