import { type Fact, sample } from '../fact.ts';
import type { HelpLineKey } from '../verses/distress/care.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** A line to call in distress. Until the church has confirmed its number, `npm run content` lists it. */
export interface EmergencyLine {
  english: string;
  swahili: string;
  /** A second number stands behind ` / `. */
  number: Fact;
}

/** Kenya's lines for people in distress. The church's own phone joins them once it is confirmed. */
export const emergencyLines: Record<HelpLineKey, EmergencyLine> = {
  counselling: {
    english: 'Kenya Red Cross counselling',
    swahili: 'Ushauri nasaha wa Msalaba Mwekundu',
    number: sample('1199'),
  },
  gender: {
    english: 'Gender violence help line',
    swahili: 'Msaada dhidi ya ukatili wa kijinsia',
    number: sample('1195'),
  },
  children: {
    english: 'Children’s help line',
    swahili: 'Msaada kwa watoto',
    number: sample('116'),
  },
  emergency: {
    english: 'Emergency: police or ambulance',
    swahili: 'Dharura: polisi au ambulensi',
    number: sample('999 / 112'),
  },
};
