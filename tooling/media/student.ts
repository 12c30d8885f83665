/** The student in the films: a made-up person, created through the product's own screens. */
export const STUDENT = {
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina.otieno@example.org',
  password: 'Correct-horse-7',
} as const;

export const PROMPT = 'Why do you want to study public health, and what will you do with your degree?';

export const ESSAY = `When the only clinic in my village closed, my grandmother walked two hours for each check-up. In 2024 I asked \
the county for its old delivery van, taught four neighbours to take blood pressure, and we drove to eleven villages every second \
Saturday. We measured 640 people; 71 of them learned that day that they had hypertension.

I want to study public health because I seen that a van is not a system. In the master's programme I will learn how to plan a service \
that outlives the person who started it. After graduating I will return to Kisumu and set up a screening plan with the county that \
reaches forty villages by 2030.`;
