import { useMemo } from 'react';
import type { Answers } from '#engine/answers/Answers.ts';
import type { Photos, Ports } from '#renderers/ports/ports.ts';
import { exampleCard } from '../exampleCard.ts';
import { checkoutPorts } from '../steps/support/checkoutStory.tsx';
import { exampleCamera, examplePhotos } from '../steps/support/identityStory.tsx';
import { exampleDateLimits } from './exampleDateLimits.ts';
import { exampleMarkers } from '../exampleMarkers.ts';
import { exampleStates } from './exampleStates.ts';
import { useExampleCart } from './useExampleCart.ts';

const { payments, ...around } = checkoutPorts();

const CameraView = exampleCamera();

const permission: Photos['permission'] = () => Promise.resolve('granted');
const keep: Photos['keep'] = () => 'photo-1';

/** The photos that have been sent, according to the flow's facts. */
function photosOf(answers: Answers | undefined): Photos['sent'] {
  const images = answers?.fact('identity.images') ?? 'none';
  const both = images === 'complete' || images === 'refused';
  return { id: images === 'none' ? null : examplePhotos.id, profile: both ? examplePhotos.profile : null };
}

/**
 * Working examples of every port, in memory: a cart, the sandbox's card fields and, if the flow knows of one, a saved
 * card, a camera that shows a drawing, addresses, days and states.
 *
 * @param answers of the flow on screen; undefined before its first step
 */
export function useExamplePorts(answers: Answers | undefined): Ports {
  const cart = useExampleCart(answers);
  const hasCard = answers?.fact('patient.has_card_source') === true;
  const sent = photosOf(answers);
  const limits = useMemo(() => answers && exampleDateLimits(answers.today()), [answers]);
  return {
    ...around,
    lists: { states: exampleStates },
    cart: cart ?? { status: 'loading' },
    payments: { ...payments, card: hasCard ? exampleCard : null, cardIsValid: hasCard },
    photos: { ...around.photos, CameraView, permission, keep, sent },
    dateLimits: () => limits,
    labMarkers: exampleMarkers,
  };
}
