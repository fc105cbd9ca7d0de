import { useState } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../layout/page.css.ts';
import { MobileNumber } from './MobileNumber.tsx';

/**
 * Offers updates by text message to a patient without a verified number. After the verification it stays until the page
 * is left, to show the verified number.
 */
export function TextUpdates({ user }: { readonly user: User }) {
  const [offered] = useState(!user.mobile_verified);
  if (!offered) return null;
  return (
    <section className={page.section} aria-labelledby="text-updates">
      <div className={page.heading}>
        <h2 id="text-updates" className={page.title}>
          Updates by text message
        </h2>
      </div>
      <Card>
        <div className={page.visit}>
          <p className={page.soft}>
            Find out right away when a provider has reviewed your visit or an order is on its way.
          </p>
          <div className={page.actions}>
            <MobileNumber user={user} />
          </div>
        </div>
      </Card>
    </section>
  );
}
