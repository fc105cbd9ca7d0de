import { useState } from 'react';
import type { User } from '#schemas/wire/user.ts';
import { Card } from '#renderers/ui/Card.tsx';
import * as home from '../home/home.css.ts';
import { MobileNumber } from './MobileNumber.tsx';

/** Offers updates by text message to whoever has no verified number. Once one is verified it says so until the page is left. */
export function TextUpdates({ user }: { readonly user: User }) {
  const [offered] = useState(!user.mobile_verified);
  if (!offered) return null;
  return (
    <section className={home.section} aria-labelledby="text-updates">
      <div className={home.heading}>
        <h2 id="text-updates" className={home.title}>
          Updates by text message
        </h2>
      </div>
      <Card>
        <div className={home.visit}>
          <p className={home.soft}>Know at once when a provider has looked at your visit, or an order is on its way.</p>
          <div className={home.actions}>
            <MobileNumber user={user} />
          </div>
        </div>
      </Card>
    </section>
  );
}
