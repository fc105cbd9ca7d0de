import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** A device on which a patient is signed in. Its id is that of the session. */
const deviceSchema = {
  title: 'Device',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'device', 'created_at', 'last_used_at', 'current'],
  properties: {
    _id: objectId,
    /** Words that the patient recognizes it by: 'Chrome on Windows', 'Unknown device'. */
    device: { type: 'string' },
    /** When it was signed in. ISO 8601. */
    created_at: { type: 'string' },
    /** When its session was renewed last, which a used one is every few minutes. ISO 8601. */
    last_used_at: { type: 'string' },
    /** Whether it is the one that asks. */
    current: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** GET /v2/sessions: the devices on which the patient is signed in, the one that was used last first. */
export const devicesSchema = {
  title: 'Devices',
  type: 'object',
  additionalProperties: false,
  required: ['devices'],
  properties: { devices: { type: 'array', items: deviceSchema } },
} as const satisfies JSONSchema;

/** A device on which a login asks for no second step. */
const trustedDeviceSchema = {
  title: 'TrustedDevice',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'device', 'created_at', 'expires_at', 'current'],
  properties: {
    _id: objectId,
    /** Words that the patient recognizes it by: 'Chrome on Windows', 'Unknown device'. */
    device: { type: 'string' },
    /** When a code was entered on it. ISO 8601. */
    created_at: { type: 'string' },
    /** From when on a code is asked for again. ISO 8601. */
    expires_at: { type: 'string' },
    /** Whether it is the one that asks. */
    current: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** GET /v2/trusted-devices: the devices on which a login asks for no second step, the one that ends last first. */
export const trustedDevicesSchema = {
  title: 'TrustedDevices',
  type: 'object',
  additionalProperties: false,
  required: ['devices'],
  properties: { devices: { type: 'array', items: trustedDeviceSchema } },
} as const satisfies JSONSchema;

/** POST /v2/users/{org}/{userId}/session-end: ends the session that a mailed link is about. */
export const sessionEndSchema = {
  title: 'SessionEnd',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 128 } },
} as const satisfies JSONSchema;

export type Device = FromSchema<typeof deviceSchema>;
export type TrustedDevice = FromSchema<typeof trustedDeviceSchema>;
export type TrustedDevices = FromSchema<typeof trustedDevicesSchema>;
export type Devices = FromSchema<typeof devicesSchema>;
