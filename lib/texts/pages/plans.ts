export const yourPlan = 'Your plan'
export const backToTheThread = 'Back to the trip'
