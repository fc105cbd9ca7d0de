import type { FastifyReply } from 'fastify';

/** The player of videos in messages, which is loaded once a patient plays one. */
const PLAYER = 'https://www.youtube-nocookie.com';

/** Lets a page frame the videos of messages: one behind the login, from where patients come to their messages. */
export function frameVideos(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-src 'self'", `frame-src 'self' ${PLAYER}`));
}
