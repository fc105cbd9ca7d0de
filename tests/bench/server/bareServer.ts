import fastify from 'fastify';
import { Pool } from 'pg';
import { answerUsage } from './answerUsage.ts';

// What the portal is measured against: the same rows by nothing but Fastify and pg, of whoever asks.

/** As many connections as the portal opens. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

const READ = {
  name: 'read_patient',
  text: `select id as "_id", organization, email, first_name, last_name, sex, height, weight, birthday, state, verified,
    mobile_number, medical_profile, shipping_info, revision from users where id = $1`,
};

const SAVE = {
  name: 'save_answer',
  text: `with intake as (
      update intakes set revision = revision + 1 where id = $1 returning id, user_id
    ), answer as (
      update intake_responses r set value = $3::jsonb, revision = r.revision + 1, updated_at = now()
      from intake where r.id = $2 and r.intake_id = intake.id and r.revision = $4
      returning r.id, r.intake_id, r.revision, r.value, intake.user_id
    ), event as (
      insert into intake_events (intake_id, actor, kind, response_id, revision, value, at)
      select intake_id, user_id, 'answered', id, revision, value, now() from answer
    ), record as (
      insert into idempotency_keys (user_id, key, digest, body, created_at)
      select user_id, $5, '', $6, now() from answer
    )
    select id as "_id", value, revision from answer`,
};

interface Save {
  Params: { intakeId: string; responseId: string };
  Headers: { 'idempotency-key': string };
  Body: { value: object; revision: number };
}

const app = fastify();

app.get<{ Params: { userId: string } }>('/users/:org/user/:userId/patient', async ({ params }) => {
  const { rows } = await pool.query<object>({ ...READ, values: [params.userId] });
  return rows[0];
});

app.put<Save>('/v2/intakes/:intakeId/responses/:responseId', async ({ params, headers, body }, reply) => {
  const value = JSON.stringify(body.value);
  const key = headers['idempotency-key'];
  const values = [params.intakeId, params.responseId, value, body.revision, key, value];
  const { rows } = await pool.query<object>({ ...SAVE, values });
  return rows[0] ? { response: rows[0] } : reply.code(409).send({});
});

answerUsage(await app.listen({ port: 0, host: '127.0.0.1' }));
