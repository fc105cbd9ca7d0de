/** The states that patients can choose in stories, including some in which a visit or lab test is not offered. */
export const exampleStates = [
  { value: 'AL', label: 'Alabama' },
  { value: 'CA', label: 'California' },
  { value: 'FL', label: 'Florida' },
  { value: 'MS', label: 'Mississippi' },
  { value: 'NJ', label: 'New Jersey' },
  { value: 'NY', label: 'New York' },
  { value: 'RI', label: 'Rhode Island' },
  { value: 'TX', label: 'Texas' },
] as const;
