export const checkout = 'Checkout'
export const backToTheConversation = 'Back to the trip'
