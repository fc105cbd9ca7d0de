/** The fact that holds the classes of all medicines that a patient has named. */
export const MEDICINE_CLASSES: string = 'patient.medicine_classes';
