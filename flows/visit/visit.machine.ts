import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { flowActions, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, flows, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { providedFlow } from '#engine/flow/providedFlow.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import { pharmacyMachine } from '../pharmacy/pharmacy.machine.ts';
import type { purchaseMachine } from '../purchase/purchase.machine.ts';
import type { verificationMachine } from '../verification/verification.machine.ts';
import steps from './visit.steps.json' with { type: 'json' };

/**
 * A medical visit, from "how it works" to the purchase. The questions themselves are the section `intake` of the
 * intake's own definition; the template's `end` says where the visit goes after them. While one of the template's stops holds,
 * the visit is in `stopped`, at the question that raised it: its questions can be opened, and nothing that follows them. The
 * flows that come after the questions are given by whoever starts it; `visitFlow` has them all.
 */
export const visitMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    pharmacy: pharmacyMachine,
    checkout: providedFlow('checkout') as typeof checkoutMachine,
    purchase: providedFlow('purchase') as typeof purchaseMachine,
    verification: providedFlow('verification') as typeof verificationMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'visit',
  context: flowContext,
  initial: 'opening',
  on: { GO: { target: '.locating', actions: 'goTo' } },
  states: {
    // A stopped visit opens at its stop. From there its questions can be looked at.
    opening: {
      always: [
        { guard: 'complete', target: 'locating' },
        { guard: 'stopped', target: 'continuing' },
        { target: 'locating' },
      ],
    },
    locating: {
      always: [
        { guard: 'complete', target: 'followUp', actions: 'enterFirst' },
        { guard: 'opensHowItWorks', target: 'howItWorks', actions: 'enterFirst' },
        { guard: 'opensProfile', target: 'profile', actions: 'enterFirst' },
        { guard: 'opensPharmacy', target: 'pharmacy' },
        { guard: 'opensIntake', target: 'intake' },
        { guard: 'stopped', target: 'continuing' },
        { guard: 'opensProtocols', target: 'preparingProtocols' },
        { guard: 'opensConfigure', target: 'productConfigure', actions: 'enterFirst' },
        { guard: 'opensTreatment', target: 'treatment', actions: 'enterFirst' },
        { guard: 'opensMembership', target: 'membership', actions: 'enterFirst' },
        { guard: 'opensLabCheckout', target: 'labCheckout' },
        { guard: 'opensLabPlan', target: 'labPlan', actions: 'enterFirst' },
        { guard: 'opensAddOns', target: 'addOns', actions: 'enterFirst' },
        { guard: 'skipsIdentification', target: 'identifiedBefore' },
        { guard: 'opensIdentification', target: 'identification', actions: 'enterFirst' },
        { guard: 'opensProducts', target: 'choosingProducts' },
        { guard: 'opensCheck', target: 'beforeCheck' },
        { guard: 'opensCheckout', target: 'checkout', actions: 'enterFirst' },
        { target: 'continuing' },
      ],
    },
    continuing: {
      always: [
        { guard: 'profileIncomplete', target: 'profile', actions: 'enterFirst' },
        { guard: 'stopped', target: 'stopped', actions: 'enterStop' },
        {
          guard: 'medicalProfileEmpty',
          target: 'pharmacy',
          actions: { type: 'openAt', params: { section: 'pharmacy-overview' } },
        },
        { guard: 'questionsLeft', target: 'intake', actions: 'enterGap' },
        {
          guard: 'medicalHistoryLeft',
          target: 'pharmacy',
          actions: { type: 'openAt', params: { section: 'none' } },
        },
        { guard: 'productsChosen', target: 'productsSaved' },
        { target: 'endOfIntake' },
      ],
    },
    howItWorks: {
      invoke: { src: 'walk', systemId: WALK, input: walks('hiw'), onDone: 'started' },
    },
    started: {
      always: [
        { guard: 'resumed', target: 'continuing' },
        { target: 'profile', actions: 'enterFirst' },
      ],
    },
    profile: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('profile'),
        onDone: [
          { guard: 'wentBack', target: 'howItWorks', actions: 'enterLast' },
          { guard: 'stopped', target: 'stopped', actions: 'enterStop' },
          { target: 'checkingState' },
        ],
      },
    },
    checkingState: {
      invoke: {
        src: 'checkAvailability',
        input: answersOf,
        onDone: { target: 'availabilityKnown', actions: 'learn' },
        onError: { target: 'profile', actions: ['showProblem', 'enterFirst'] },
      },
    },
    availabilityKnown: {
      always: [
        { guard: 'approved', target: 'available' },
        { target: 'unavailable', actions: 'enterFirst' },
      ],
    },
    available: {
      always: [
        // A correction may have added questions. Where it has not, this part of the visit is over at once.
        { guard: 'returnsToCheck', target: 'intake', actions: 'enterGaps' },
        { target: 'pharmacy', actions: { type: 'openAt', params: { section: 'none' } } },
      ],
    },
    unavailable: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('unavailable'),
        onDone: [
          { guard: 'wentBack', target: 'profile', actions: 'enterFirst' },
          { target: 'pharmacy', actions: { type: 'openAt', params: { section: 'none' } } },
        ],
      },
    },
    pharmacy: {
      invoke: {
        src: 'pharmacy',
        input: flows,
        onDone: [
          { guard: 'wentBack', target: 'profile', actions: 'enterFirst' },
          { guard: 'stopped', target: 'stopped', actions: 'enterStop' },
          { guard: 'returnsToCheck', target: 'intake', actions: 'enterGaps' },
          { target: 'intake', actions: 'enterFirst' },
        ],
      },
    },
    intake: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('intake', { complete: true }),
        onDone: [
          {
            guard: 'wentBack',
            target: 'pharmacy',
            actions: { type: 'openAt', params: { section: 'pharmacy-overview' } },
          },
          { guard: 'stopped', target: 'stopped', actions: 'enterStop' },
          // Who changes the answer that raised a stop may not have been asked for the medical history before it.
          {
            guard: 'medicalHistoryLeft',
            target: 'pharmacy',
            actions: { type: 'openAt', params: { section: 'none' } },
          },
          { guard: 'returnsToCheck', target: 'savingProducts' },
          { target: 'endOfIntake', actions: { type: 'learnThat', params: { 'intake.questions_left': false } } },
        ],
      },
    },
    stopped: {
      invoke: { src: 'walk', systemId: WALK, input: walks('stop'), onDone: 'changingAnswer' },
    },
    changingAnswer: {
      always: [
        { guard: 'raisedByProfile', target: 'profile' },
        { guard: 'raisedByPharmacy', target: 'pharmacy' },
        { target: 'intake' },
      ],
    },
    endOfIntake: {
      always: [
        { guard: 'endsWithFollowUp', target: 'completing' },
        { guard: 'endsWithLabCheckout', target: 'labPlan', actions: 'enterFirst' },
        { guard: 'endsWithMembership', target: 'membership', actions: 'enterFirst' },
        { guard: 'endsWithProtocolSelection', target: 'preparingProtocols' },
        { guard: 'endsWithIdentification', target: 'savingProducts' },
        { guard: 'endsWithTreatment', target: 'treatment', actions: 'enterFirst' },
        { target: 'productConfigure', actions: 'enterFirst' },
      ],
    },
    preparingProtocols: {
      invoke: {
        src: 'prepareProtocols',
        input: answersOf,
        onDone: { target: 'protocolSelection', actions: 'enterFirst' },
        onError: { target: 'protocolsUnavailable', actions: 'enterFirst' },
      },
    },
    protocolsUnavailable: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('protocols-unavailable'),
        onDone: [{ guard: 'wentBack', target: 'intake', actions: 'enterLast' }, { target: 'preparingProtocols' }],
      },
    },
    protocolSelection: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('protocol-selection'),
        onDone: [
          { guard: 'wentBack', target: 'intake', actions: 'enterLast' },
          { target: 'productConfigure', actions: 'enterFirst' },
        ],
      },
    },
    productConfigure: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('product-configure'),
        onDone: [{ guard: 'wentBack', target: 'beforeProducts' }, { target: 'savingProducts' }],
      },
    },
    treatment: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('treatment'),
        onDone: [{ guard: 'wentBack', target: 'beforeProducts' }, { target: 'savingProducts' }],
      },
    },
    membership: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('membership'),
        onDone: [{ guard: 'wentBack', target: 'beforeProducts' }, { target: 'savingProducts' }],
      },
    },
    labPlan: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('lab-plan'),
        onDone: [{ guard: 'wentBack', target: 'beforeProducts' }, { target: 'savingProducts' }],
      },
    },
    beforeProducts: {
      always: [
        { guard: 'returnsToCheck', target: 'beforeCheck' },
        { guard: 'endsWithProtocolSelection', target: 'preparingProtocols' },
        { target: 'intake', actions: 'enterLast' },
      ],
    },
    savingProducts: {
      invoke: {
        src: 'saveProducts',
        input: answersOf,
        onDone: { target: 'productsSaved', actions: 'learn' },
        onError: { target: 'choosingProducts', actions: 'showProblem' },
      },
    },
    choosingProducts: {
      always: [
        { guard: 'endsWithTreatment', target: 'treatment', actions: 'enterFirst' },
        { guard: 'endsWithMembership', target: 'membership', actions: 'enterFirst' },
        { guard: 'endsWithLabCheckout', target: 'labPlan', actions: 'enterFirst' },
        { guard: 'endsWithIdentification', target: 'intake', actions: 'enterLast' },
        { target: 'productConfigure', actions: 'enterFirst' },
      ],
    },
    productsSaved: {
      always: [
        { guard: 'returnsToCheck', target: 'beforeCheck' },
        { guard: 'endsWithLabCheckout', target: 'beforeCheck' },
        { guard: 'hasAddons', target: 'addOns', actions: 'enterFirst' },
        { target: 'beforeCheckout' },
      ],
    },
    addOns: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('add-ons'),
        onDone: [{ guard: 'wentBack', target: 'choosingProducts' }, { target: 'savingAddOns' }],
      },
    },
    savingAddOns: {
      invoke: {
        src: 'saveAddOns',
        input: answersOf,
        onDone: { target: 'beforeCheckout', actions: 'learn' },
        onError: { target: 'addOns', actions: ['showProblem', 'enterFirst'] },
      },
    },
    beforeCheckout: {
      always: [
        { guard: 'identified', target: 'beforeCheck' },
        {
          guard: 'startsWithPhotos',
          target: 'identification',
          actions: ['enterFirst', { type: 'openAt', params: { section: 'id-image' } }],
        },
        { target: 'identification', actions: ['enterFirst', { type: 'openAt', params: { section: 'none' } }] },
      ],
    },
    identification: {
      invoke: {
        src: 'verification',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'backToProducts' }, { target: 'beforeCheck' }],
      },
    },
    backToProducts: {
      always: [{ guard: 'hasAddons', target: 'addOns', actions: 'enterFirst' }, { target: 'choosingProducts' }],
    },
    identifiedBefore: { always: { target: 'beforeCheck' } },
    beforeCheck: {
      always: { target: 'check', actions: ['enterFirst', { type: 'learnThat', params: { 'entry.returns': false } }] },
    },
    check: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('check'),
        onDone: [{ guard: 'wentBack', target: 'leavingCheck' }, { target: 'checked' }],
      },
    },
    checked: {
      always: [
        { guard: 'endsWithLabCheckout', target: 'labCheckout' },
        { target: 'checkout', actions: 'enterFirst' },
      ],
    },
    checkout: {
      invoke: {
        src: 'checkout',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'beforeCheck' }, { target: 'finished' }],
      },
    },
    leavingCheck: {
      always: [
        { guard: 'endsWithLabCheckout', target: 'labPlan', actions: 'enterFirst' },
        { guard: 'identified', target: 'backToProducts' },
        { target: 'identification', actions: { type: 'openAt', params: { section: 'none' } } },
      ],
    },
    labCheckout: {
      invoke: {
        src: 'purchase',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'beforeCheck' }, { target: 'finished' }],
      },
    },
    completing: {
      invoke: {
        src: 'completeVisit',
        input: answersOf,
        onDone: { target: 'followUp', actions: ['learn', 'enterFirst'] },
        onError: { target: 'intake', actions: ['showProblem', 'enterLast'] },
      },
    },
    followUp: {
      invoke: { src: 'walk', systemId: WALK, input: walks('follow-up') },
    },
    finished: { type: 'final' },
  },
});
