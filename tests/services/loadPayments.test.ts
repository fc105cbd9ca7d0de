import { describe, expect, it } from 'vitest';
import { loadPayments } from '#services/payments/loadPayments.ts';

describe('the payment provider of an organization', () => {
  it('is none where its key is missing', async () => {
    expect(await loadPayments({ provider: 'stripe', publishable_key: null })).toBeNull();
  });

  it('takes only its own card element in the sandbox', async () => {
    const sandbox = await loadPayments({ provider: 'sandbox', publishable_key: null });
    const answer = await sandbox?.createToken('pii', { personal_id_number: '000000000' });
    expect(answer?.token).toBeUndefined();
    expect(answer?.error?.type).toBe('invalid_request_error');
  });
});
