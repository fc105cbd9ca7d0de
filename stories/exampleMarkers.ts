import type { EnteredMarker } from '#renderers/ports/ports.ts';

/** Some of the markers of the catalogue. */
export const exampleMarkers: readonly EnteredMarker[] = [
  {
    _id: 'fasting-glucose',
    name: 'Fasting glucose',
    units: [
      { unit: 'mg/dL', low: 20, high: 2000 },
      { unit: 'mmol/L', low: 1.11012, high: 111.012 },
    ],
  },
  { _id: 'hba1c', name: 'HbA1c', units: [{ unit: '%', low: 3, high: 20 }] },
  {
    _id: 'hdl-c',
    name: 'HDL cholesterol',
    units: [
      { unit: 'mg/dL', low: 5, high: 200 },
      { unit: 'mmol/L', low: 0.129316, high: 5.17264 },
    ],
  },
  {
    _id: 'ldl-c',
    name: 'LDL cholesterol',
    units: [
      { unit: 'mg/dL', low: 5, high: 1000 },
      { unit: 'mmol/L', low: 0.129316, high: 25.8632 },
    ],
  },
  {
    _id: 'wbc',
    name: 'White blood cells',
    units: [
      { unit: '10*3/uL', low: 0.1, high: 500 },
      { unit: '10*9/L', low: 0.1, high: 500 },
    ],
  },
];
